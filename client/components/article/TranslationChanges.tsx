import type { BlockChange, TextPiece } from '../../../site/page/text-diff.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES } from '../../../site/locales.ts';
import type { Translate } from '../../i18n/translate.ts';

/** Anchor of the list of differences on an outdated translation. */
export const CHANGES_ID = 'behind-the-english-page';

const ELEMENTS = { same: 'span', added: 'ins', removed: 'del' } as const;

/** What changed in the English page since it was translated, block by block, beside the translation. */
export function TranslationChanges({ changes, t }: { changes: readonly BlockChange[]; t: Translate }) {
  return (
    <>
      <h2 id={CHANGES_ID}>
        <a href={`#${CHANGES_ID}`}>{t('outdated.title')}</a>
      </h2>
      <p>{t('outdated.text')}</p>
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
    <dl className="outdated">
      {translation !== null && (
        <>
          <dt>{t('outdated.translation')}</dt>
          <dd>{translation}</dd>
        </>
      )}
      <dt>{t('outdated.english')}</dt>
      {english === null ? (
        <dd>{t('outdated.gone')}</dd>
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
