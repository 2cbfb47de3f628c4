import type { Heading } from '../../../site/page.ts';
import type { Translate } from '../../i18n/translate.ts';
import { Icon } from './icons.tsx';

export interface ContentsProps {
  headings: readonly Heading[];
  t: Translate;
}

/** A link to it opens the fold. */
const LIST_ID = 'contents-list';

/**
 * The table of contents: beside the article on wide screens; on narrow ones a fold under its heading, and a way back to it
 * for who reads further down (`client/browser/enhance/table-of-contents.ts`).
 */
export function Contents({ headings, t }: ContentsProps) {
  if (headings.length === 0) return null;
  return (
    <>
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
