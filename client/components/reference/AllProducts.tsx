import type { ReferencePage } from '../../../site/reference/reference-page.ts';
import { useReference } from './parts/context.ts';

/** The index of all libraries. */
export function AllProducts({ products }: Extract<ReferencePage, { kind: 'all' }>) {
  const { t } = useReference();
  return products.map(({ id, title, href, changesHref, nextHref, entries }) => (
    <section key={href}>
      <h2 id={id}>
        <a href={`#${id}`}>{title}</a>
      </h2>
      <p>
        <a href={href}>{t('reference.product.link', { name: title })}</a>
        {changesHref !== null && (
          <>
            {' · '}
            <a href={changesHref}>{t('reference.changes.link')}</a>
          </>
        )}
        {nextHref !== null && (
          <>
            {' · '}
            <a href={nextHref}>{t('reference.next.link')}</a>
          </>
        )}
      </p>
      <ul className="ref-names" translate="no">
        {entries.map((entry) => (
          <li key={entry.href}>
            <a href={entry.href}>{entry.title}</a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
