import { Fragment } from 'react';
import { listCounts, listLinks, listSections, type ReferencePage } from '../../../site/reference/reference-page.ts';
import type { ComingChange } from '../../../site/reference/changes.ts';
import type { ProductReference, ReferenceEntry } from '../../../site/reference/model.ts';
import { Marks } from '../kit/Marks.tsx';
import { useReference } from './parts/context.ts';
import { Section, Since } from './parts/Section.tsx';

type ProductPageProps = Extract<ReferencePage, { kind: 'product' }>;

/** The index of a library: components, interfaces, and other exports of its packages. */
export function ProductPage(page: ProductPageProps) {
  const { product, since, coming } = page;
  const draw = {
    components: () => <EntryList {...{ product, since, coming }} kind="component" />,
    interfaces: () => <EntryList {...{ product, since, coming }} kind="interface" />,
    unlisted: () => <Unlisted product={product} since={since} />,
    packages: () => <Packages product={product} />,
  };
  return (
    <>
      <IndexLinks {...page} />
      {listSections(page).map((name) => (
        <Section key={name} name={name}>
          {name in draw && draw[name as keyof typeof draw]()}
        </Section>
      ))}
    </>
  );
}

/** Links to the library's other pages, and to the index of all libraries. */
function IndexLinks(page: ProductPageProps) {
  const { t } = useReference();
  return (
    <p>
      {listLinks(page).map(({ href, text }, index) => (
        <Fragment key={href}>
          {index > 0 && ' · '}
          <a href={href}>{t(text)}</a>
        </Fragment>
      ))}
    </p>
  );
}

interface EntryListProps {
  product: ProductReference;
  since: ProductPageProps['since'];
  coming: ProductPageProps['coming'];
  kind: ReferenceEntry['kind'];
}

/** A list of entries with plan, version and counts. */
function EntryList({ product, since, coming, kind }: EntryListProps) {
  const { t, href } = useReference();
  return (
    <ul className="ref-index">
      {product.entries
        .filter((entry) => entry.kind === kind)
        .map((entry) => (
          <li key={entry.name}>
            <a href={href(entry.name) ?? undefined} translate="no">
              {entry.deprecated === null ? entry.name : <s>{entry.name}</s>}
            </a>{' '}
            <Marks plan={entry.plan} t={t} />
            <Since version={since[entry.name]} />
            <Coming change={coming[entry.name]} />
            <span>{listCounts(entry, t)}</span>
          </li>
        ))}
    </ul>
  );
}

/** What the next major version does with an entry. */
function Coming({ change }: { change: ComingChange | undefined }) {
  const { t } = useReference();
  if (!change) return null;
  const { kind, to, major } = change;
  return <small className="chip next">{t(`reference.next.${kind}`, { version: major, name: to })}</small>;
}

function Unlisted({ product: { unlisted }, since }: Pick<EntryListProps, 'product' | 'since'>) {
  const { t } = useReference();
  return (
    <>
      <p>{t('reference.unlisted.text')}</p>
      <details className="inherited">
        <summary>{t('reference.unlisted.count', { count: unlisted.length })}</summary>
        <p>
          {unlisted.map(({ name }, index) => (
            <Fragment key={name}>
              {index > 0 && ', '}
              <code>{name}</code> <Since version={since[name]} />
            </Fragment>
          ))}
        </p>
      </details>
    </>
  );
}

function Packages({ product: { packages } }: { product: ProductReference }) {
  const { t } = useReference();
  return (
    <>
      <p>{t('reference.packages.text')}</p>
      <ul>
        {packages.map(({ name, version, plan }) => (
          <li key={name}>
            <code>
              {name}@{version}
            </code>{' '}
            <Marks plan={plan} t={t} />
          </li>
        ))}
      </ul>
    </>
  );
}
