import type { Change, ChangeKind, EntryChanges, ProductChanges } from '../../site/reference.ts';
import { referenceAnchor } from '../../site/reference.ts';
import { useReference } from './context.ts';

const KINDS: readonly ChangeKind[] = ['removed', 'retyped', 'deprecated', 'added'];

/** What changed in a library between two versions, component by component; what breaks code stands first. */
export function ChangesPage({ changes }: { changes: ProductChanges }) {
  return changes.entries.map((entry) => <EntrySection key={entry.name} entry={entry} />);
}

function EntrySection({ entry }: { entry: EntryChanges }) {
  const { t, href } = useReference();
  const { name, kind, changes } = entry;
  const address = href(name);
  return (
    <>
      <h2 id={name}>
        <a href={`#${name}`}>{name}</a>
      </h2>
      <p className="entry-change">
        {kind && t(`reference.entry.${kind}`)} {address !== null && <a href={address}>{t('reference.entry.open', { name })}</a>}
      </p>
      {KINDS.map((one) => (
        <ChangeList key={one} kind={one} address={address} changes={changes.filter((change) => change.kind === one)} />
      ))}
    </>
  );
}

function ChangeList({ kind, address, changes }: { kind: ChangeKind; address: string | null; changes: readonly Change[] }) {
  const { t } = useReference();
  if (changes.length === 0) return null;
  return (
    <>
      <h3>{t(`reference.change.${kind}`)}</h3>
      <ul className="change-list">
        {changes.map(({ part, name, before, after }) => {
          const page = address?.replace(/#.*$/, '');
          const code = <code>{name}</code>;
          return (
            <li key={`${part}-${name}`}>
              {t(`reference.part.${part}`)}{' '}
              {page !== undefined && kind !== 'removed' ? <a href={`${page}#${referenceAnchor(part, name)}`}>{code}</a> : code}
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
