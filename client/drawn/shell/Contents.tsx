import type { Heading } from '../../../site/page.ts';
import type { Translate } from '../../i18n/translate.ts';

export interface ContentsProps {
  headings: readonly Heading[];
  t: Translate;
}

/** The table of contents: beside the article on wide screens, a fold under its heading on narrow ones. */
export function Contents({ headings, t }: ContentsProps) {
  if (headings.length === 0) return null;
  return (
    <nav id="contents" aria-label={t('page.contents')}>
      <details>
        <summary>{t('page.contents')}</summary>
        <ul>
          {headings.map(({ id, level, text }) => (
            <li key={id} className={level === 3 ? 'sub' : undefined}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
