import type { BlockChange, TextPiece } from '../../../site/behind.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../../site/locales.ts';
import type { Translate } from '../../i18n/translate.ts';

/** Anchor of the list of differences on an outdated translation. */
export const BEHIND_ID = 'behind-the-english-page';

const ELEMENTS = { same: 'span', added: 'ins', removed: 'del' } as const;

/** What changed in the English page since it was translated, block by block, beside the translation. */
export function Behind({ changes, t }: { changes: readonly BlockChange[]; t: Translate }) {
  return (
    <>
      <h2 id={BEHIND_ID}>
        <a href={`#${BEHIND_ID}`}>{t('behind.title')}</a>
      </h2>
      <p>{t('behind.text')}</p>
      <ol>
        {changes.map((change, index) => (
          <li key={index}>
            <Change change={change} t={t} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Change({ change: { translation, english }, t }: { change: BlockChange; t: Translate }) {
  return (
    <dl className="behind">
      {translation !== null && (
        <>
          <dt>{t('behind.translation')}</dt>
          <dd>{translation}</dd>
        </>
      )}
      <dt>{t('behind.english')}</dt>
      {english === null ? (
        <dd>{t('behind.gone')}</dd>
      ) : (
        <dd lang={LOCALE_NAMES[DEFAULT_LOCALE].tag}>
          {english.map((piece, index) => (
            <Piece key={index} piece={piece} />
          ))}
        </dd>
      )}
    </dl>
  );
}

function Piece({ piece: { text, kind } }: { piece: TextPiece }) {
  const Element = ELEMENTS[kind];
  return <Element>{text}</Element>;
}
