import { pagePath } from '../../../site/addresses.ts';
import type { Locale } from '../../../site/locales.ts';
import type { PageSummary } from '../../../site/page/page.ts';
import { findProduct, type Product } from '../../../site/products.ts';
import type { Translate } from '../../i18n/translate.ts';

/** The part of a page's summary that the list shows. */
export type ListedPage = Pick<PageSummary, 'key' | 'title' | 'description'>;

/** A list of links to pages, with product and description. */
export function PageList({ pages, locale, t }: { pages: readonly ListedPage[]; locale: Locale; t: Translate }) {
  return (
    <ul className="page-list">
      {pages.map(({ key, title, description }) => (
        <li key={key}>
          <a href={pagePath(key, locale)}>
            <strong>{title}</strong>
          </a>
          <ProductName product={findProduct(key)} title={title} t={t} />
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

/** The product's name, unless the title starts with it. */
function ProductName({ product, title, t }: { product: Product | undefined; title: string; t: Translate }) {
  const name = product && t(`product.${product.id}.name`);
  return name && !title.startsWith(name) ? <span>{name}</span> : null;
}
