import type { Heading } from '../../../site/page/page.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Icon } from '../kit/icons.tsx';

/** Id of the list inside the `<details>`: a link to it opens the `<details>`. */
const LIST_ID = 'contents-list';

/** Id of the article, behind the contents. */
export const TEXT_ID = 'article';

/**
 * The table of contents. On wide screens it is beside the article; on narrow ones it folds under its heading, and a
 * floating link leads back to it (`client/browser/navigation/table-of-contents.ts`).
 */
export function Contents({ headings, t }: { headings: readonly Heading[]; t: Translate }) {
  if (headings.length === 0) return null;
  return (
    <>
      <a className="skip" href={`#${TEXT_ID}`}>
        {t('skip.contents')}
      </a>
      <nav id="contents" aria-label={t('page.contents')}>
        <details>
          <summary>{t('page.contents')}</summary>
          <ul id={LIST_ID}>
            {headings.map(({ id, level, text }) => (
              <li key={id} className={level === 3 ? 'sub' : undefined}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </details>
      </nav>
      <a className="to-contents when-scripting" href={`#${LIST_ID}`} aria-label={t('page.contents')}>
        <Icon name="contents" />
      </a>
    </>
  );
}
