import { pagePath } from '../../site/addresses.ts';
import type { PageSummary } from '../../site/page.ts';
import { PRODUCTS } from '../../site/products.ts';
import { Document } from './Document.tsx';
import { PageList } from './PageList.tsx';
import type { ShellView } from './view.ts';

export interface SearchResultsProps {
  view: ShellView;
  results: readonly PageSummary[];
}

/** The search page: it answers the form of the bar, with and without JavaScript. */
export function SearchResults({ view, results }: SearchResultsProps) {
  const { t, query, locale } = view;
  const count = results.length === 1 ? t('search.one', { query }) : t('search.count', { query, count: results.length });
  const summary = query === '' ? t('search.hint') : results.length === 0 ? t('search.none', { query }) : count;
  return (
    <Document
      view={view}
      header={
        <header className="head">
          <h1>{t('search.title')}</h1>
          <p className="lead" role="status">
            {summary}
          </p>
        </header>
      }
    >
      {results.length > 0 ? (
        <PageList pages={results} locale={locale} t={t} />
      ) : (
        <>
          {query !== '' && <p>{t('search.none.hint')}</p>}
          <ul className="page-list">
            {PRODUCTS.map(({ id, start, messageKey }) => (
              <li key={id} data-product={id}>
                <a href={pagePath(start, locale)}>
                  <strong>{t(`product.${messageKey}.name`)}</strong>
                </a>
                <p>{t(`product.${messageKey}.tagline`)}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </Document>
  );
}
