import { pagePath } from '../../../site/addresses.ts';
import type { Locale } from '../../../site/locales.ts';
import type { PageSummary } from '../../../site/page.ts';
import { productOf, type Product } from '../../../site/products.ts';
import type { Translate } from '../../i18n/translate.ts';

/** What the list shows of a page. */
export type ListedPage = Pick<PageSummary, 'key' | 'title' | 'description'>;

export interface PageListProps {
  pages: readonly ListedPage[];
  locale: Locale;
  t: Translate;
}

/** Pages as a list of links, with their product and description. */
export function PageList({ pages, locale, t }: PageListProps) {
  return (
    <ul className="page-list">
      {pages.map(({ key, title, description }) => (
        <li key={key}>
          <a href={pagePath(key, locale)}>
            <strong>{title}</strong>
            <ProductName product={productOf(key)} t={t} />
          </a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

function ProductName({ product, t }: { product: Product | undefined; t: Translate }) {
  return product ? <span>{t(`product.${product.id}.name`)}</span> : null;
}
