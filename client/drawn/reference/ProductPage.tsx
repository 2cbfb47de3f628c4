import { sectionsOf, type ReferencePage } from '../../../site/reference-page.ts';
import type { ProductReference, ReferenceEntry } from '../../../site/reference.ts';
import { Marks } from '../article/Marks.tsx';
import type { Translate } from '../../i18n/translate.ts';
import { useReference } from './context.ts';
import { Section } from './Section.tsx';

/** The index of a library: components, interfaces, and other exports of its packages. */
export function ProductPage(page: Extract<ReferencePage, { kind: 'product' }>) {
  const { product, changesHref, errorsHref, allHref } = page;
  const { t } = useReference();
  const draw = {
    components: () => <EntryList product={product} kind="component" />,
    interfaces: () => <EntryList product={product} kind="interface" />,
    unlisted: () => <Unlisted product={product} />,
    packages: () => <Packages product={product} />,
  };
  return (
    <>
      <p>
        {changesHref !== null && (
          <>
            <a href={changesHref}>{t('reference.changes.link')}</a>
            {' · '}
          </>
        )}
        {errorsHref !== null && (
          <>
            <a href={errorsHref}>{t('reference.errors.link')}</a>
            {' · '}
          </>
        )}
        <a href={allHref}>{t('reference.all.link')}</a>
      </p>
      {sectionsOf(page).map((name) => (
        <Section key={name} name={name}>
          {name in draw && draw[name as keyof typeof draw]()}
        </Section>
      ))}
    </>
  );
}

/** A list of entries with plan and counts. */
function EntryList({ product, kind }: { product: ProductReference; kind: ReferenceEntry['kind'] }) {
  const { t, href } = useReference();
  return (
    <ul className="ref-index">
      {product.entries
        .filter((entry) => entry.kind === kind)
        .map((entry) => (
          <li key={entry.name}>
            <a href={href(entry.name) ?? undefined}>{entry.deprecated === null ? entry.name : <s>{entry.name}</s>}</a>{' '}
            <Marks plan={entry.plan} t={t} />
            <span>{countsOf(entry, t)}</span>
          </li>
        ))}
    </ul>
  );
}

/** Such as `43 props · 1 slot`. */
function countsOf(entry: ReferenceEntry, t: Translate): string {
  const counts =
    entry.kind === 'interface'
      ? ([['properties', entry.members.length]] as const)
      : ([
          ['props', entry.props.length],
          ['slots', entry.slots.length],
          ['classes', entry.classes.length],
        ] as const);
  return counts
    .filter(([, count]) => count > 0)
    .map(([name, count]) => t(count === 1 ? `reference.count.${name}.one` : `reference.count.${name}`, { count }))
    .join(' · ');
}

function Unlisted({ product: { unlisted } }: { product: ProductReference }) {
  const { t } = useReference();
  return (
    <>
      <p>{t('reference.unlisted.text')}</p>
      <details className="inherited">
        <summary>{t('reference.unlisted.count', { count: unlisted.length })}</summary>
        <p>
          <code>{unlisted.map(({ name }) => name).join(', ')}</code>
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
