import { sortChanges } from '../../../site/reference-page.ts';
import {
  referenceAnchor,
  type Change,
  type ChangeKind,
  type EntryChanges,
  type ProductChanges,
} from '../../../site/reference.ts';
import { useReference } from './context.ts';
import { Section } from './Section.tsx';

const KINDS: readonly ChangeKind[] = ['removed', 'retyped', 'deprecated', 'added'];

/** What changed in a library between two versions, by component. Breaking changes come first. */
export function ChangesPage({ changes }: { changes: ProductChanges }) {
  const { added, removed, changed } = sortChanges(changes);
  return (
    <>
      {added.length > 0 && (
        <Section name="new">
          <Names entries={added} />
        </Section>
      )}
      {removed.length > 0 && (
        <Section name="gone">
          <Names entries={removed} />
        </Section>
      )}
      {changed.map((entry) => (
        <EntrySection key={entry.name} entry={entry} lower={lowerPlanOf(entry, changed)} />
      ))}
    </>
  );
}

function Names({ entries }: { entries: readonly EntryChanges[] }) {
  const { href } = useReference();
  return (
    <ul className="ref-names">
      {entries.map(({ name }) => {
        const address = href(name);
        return <li key={name}>{address === null ? <code>{name}</code> : <a href={address}>{name}</a>}</li>;
      })}
    </ul>
  );
}

/** The same component in a lower plan: changes of both are listed only once. */
function lowerPlanOf({ name }: EntryChanges, entries: readonly EntryChanges[]): EntryChanges | undefined {
  const stem = name.replace(/(?:Pro|Premium)$/, '');
  return stem === name ? undefined : entries.find((entry) => entry.name === stem);
}

function EntrySection({ entry, lower }: { entry: EntryChanges; lower: EntryChanges | undefined }) {
  const { t, href } = useReference();
  const { name } = entry;
  const address = href(name);
  const known = new Set(lower?.changes.map((change) => JSON.stringify(change)));
  const changes = entry.changes.filter((change) => !known.has(JSON.stringify(change)));
  return (
    <>
      <h2 id={name}>
        <a href={`#${name}`}>{name}</a>
      </h2>
      {address !== null && (
        <p>
          <a href={address}>{t('reference.entry.open', { name })}</a>
        </p>
      )}
      {lower && changes.length < entry.changes.length && <p>{t('reference.changes.more', { name: lower.name })}</p>}
      {KINDS.map((kind) => (
        <ChangeList
          key={kind}
          kind={kind}
          address={address}
          changes={changes.filter((change) => change.kind === kind)}
        />
      ))}
    </>
  );
}

function ChangeList({
  kind,
  address,
  changes,
}: {
  kind: ChangeKind;
  address: string | null;
  changes: readonly Change[];
}) {
  const { t } = useReference();
  if (changes.length === 0) return null;
  const page = address?.replace(/#.*$/, '');
  return (
    <>
      <h3>{t(`reference.change.${kind}`)}</h3>
      <ul className="change-list">
        {changes.map(({ part, name, before, after }) => {
          const code = <code>{name}</code>;
          const isLink = page !== undefined && kind !== 'removed';
          return (
            <li key={`${part}-${name}`}>
              {t(`reference.part.${part}`)}{' '}
              {isLink ? <a href={`${page}#${referenceAnchor(part, name)}`}>{code}</a> : code}
              {kind === 'retyped' && (
                <span className="types">
                  <code>{before}</code> → <code>{after}</code>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
