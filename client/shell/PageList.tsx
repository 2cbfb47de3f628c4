import { pagePath } from '../../site/addresses.ts';
import type { Locale } from '../../site/locales.ts';
import type { PageSummary } from '../../site/page.ts';
import { productOf } from '../../site/products.ts';

export interface PageListProps {
  pages: readonly PageSummary[];
  locale: Locale;
}

/** Pages as a list of links, with their product and description. */
export function PageList({ pages, locale }: PageListProps) {
  return (
    <ul className="page-list">
      {pages.map(({ key, title, description }) => (
        <li key={key}>
          <a href={pagePath(key, locale)}>
            <strong>{title}</strong>
            <span>{productOf(key)?.name}</span>
          </a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
