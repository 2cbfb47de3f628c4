import {
  changesBeyond,
  isGone,
  findLowerPlan,
  sortChanges,
  type ChangedGuide,
} from '../../../site/reference/changes.ts';
import type { ReferencePage } from '../../../site/reference/reference-page.ts';
import {
  referenceAnchor,
  type Change,
  type ChangeKind,
  type EntryChanges,
  type GuideChange,
  type NameChange,
} from '../../../site/reference/model.ts';
import { breakable } from '../kit/breakable.tsx';
import { useReference } from './parts/context.ts';
import { Section } from './parts/Section.tsx';

const KINDS: readonly ChangeKind[] = ['removed', 'renamed', 'retyped', 'deprecated', 'added'];

/** What changes in a library between two versions, by component. Breaking changes come first. */
export function ChangesPage({
  changes,
  isAhead,
  guideHref,
  checkHref,
  guides,
}: Extract<ReferencePage, { kind: 'changes' }>) {
  const { t } = useReference();
  const { first, changed, last } = sortChanges(changes);
  const range = { from: changes.from, to: changes.to };
  return (
    <>
      <p>
        {t(isAhead ? 'reference.next.text' : 'reference.changes.text', range)}
        {guideHref !== null && (
          <>
            {' '}
            <a href={guideHref} rel={guideHref.startsWith('/') ? undefined : 'noopener'}>
              {t('reference.changes.guide')}
            </a>
          </>
        )}
        {checkHref !== null && (
          <>
            {' '}
            <a href={checkHref}>{t('check.link')}</a>
          </>
        )}
      </p>
      {first.map(({ section, names }) => (
        <Section key={section} name={section}>
          <Names names={names} />
        </Section>
      ))}
      {changed.map((entry) => (
        <EntrySection key={entry.name} entry={entry} lower={findLowerPlan(entry, changed)} isAhead={isAhead} />
      ))}
      {last.map(({ section, names }) => (
        <Section key={section} name={section}>
          <Names names={names} />
        </Section>
      ))}
      {guides.length > 0 && (
        <Section name="guides">
          {guides.map((guide) => (
            <GuideSection key={guide.id} guide={guide} />
          ))}
        </Section>
      )}
    </>
  );
}

/** What changed in the names that a guide uses. Their types are above, in the entry. */
function GuideSection({ guide: { id, title, href, list } }: { guide: ChangedGuide }) {
  return (
    <>
      <h3 id={id}>
        <a href={href}>{title}</a>
      </h3>
      <ul className="change-list">
        {list.map((one, index) => (
          <li key={index}>
            <GuideItem one={one} />
          </li>
        ))}
      </ul>
    </>
  );
}

function GuideItem({ one: { entry, version, change } }: { one: GuideChange }) {
  const { t, href } = useReference();
  const since = t('reference.since', { version });
  if (!change) {
    return (
      <>
        <Name name={entry} />: {since}
      </>
    );
  }
  const { kind, part, name, to } = change;
  const page = href(entry)?.replace(/#.*$/, '');
  return (
    <>
      <a href={`#${entry}`} translate="no">
        {breakable(entry)}
      </a>
      : {kind === 'added' ? since : t(`reference.change.${kind}`)}: {t(`reference.part.${part}`)}{' '}
      <PartName {...{ part, name }} page={isThere(kind, false) ? page : undefined} />
      {to !== undefined && (
        <>
          {' → '}
          <PartName {...{ part }} name={to} page={page} />
        </>
      )}
    </>
  );
}

function Names({ names }: { names: readonly Pick<NameChange, 'name' | 'to'>[] }) {
  return (
    <ul className="ref-names" translate="no">
      {names.map(({ name, to }) => (
        <li key={name}>
          <Name name={name} />
          {to !== undefined && (
            <>
              {' → '}
              <Name name={to} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Name({ name }: { name: string }) {
  const { href } = useReference();
  const address = href(name);
  return address === null ? (
    <code>{breakable(name)}</code>
  ) : (
    <a href={address} translate="no">
      {breakable(name)}
    </a>
  );
}

interface EntrySectionProps {
  entry: EntryChanges;
  lower: EntryChanges | undefined;
  isAhead: boolean;
}

function EntrySection({ entry, lower, isAhead }: EntrySectionProps) {
  const { t, href } = useReference();
  const { name } = entry;
  const address = href(name);
  const changes = changesBeyond(lower, entry);
  return (
    <>
      <h2 id={name}>
        <a href={`#${name}`} translate="no">
          {name}
        </a>
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
          page={address?.replace(/#.*$/, '')}
          isAhead={isAhead}
          changes={changes.filter((change) => change.kind === kind)}
        />
      ))}
    </>
  );
}

interface ChangeListProps {
  kind: ChangeKind;
  /** URL of the entry's page. */
  page: string | undefined;
  isAhead: boolean;
  changes: readonly Change[];
}

function ChangeList({ kind, page, isAhead, changes }: ChangeListProps) {
  const { t } = useReference();
  if (changes.length === 0) return null;
  return (
    <>
      <h3>{t(`reference.change.${kind}`)}</h3>
      <ul className="change-list">
        {changes.map((change) => {
          const { part, name, to, before, after } = change;
          return (
            <li key={`${part}-${name}`}>
              {t(`reference.part.${part}`)}{' '}
              <PartName {...{ part, name }} page={isThere(kind, isAhead) ? page : undefined} />
              {to !== undefined && (
                <>
                  {' → '}
                  <PartName {...{ part }} name={to} page={isAhead ? undefined : page} />
                </>
              )}
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

/** Whether the installed version has what changed under this name. */
function isThere(kind: ChangeKind, isAhead: boolean): boolean {
  return isAhead ? kind !== 'added' : !isGone({ kind });
}

function PartName({ part, name, page }: Pick<Change, 'part' | 'name'> & { page: string | undefined }) {
  const code = <code>{name}</code>;
  return page === undefined ? code : <a href={`${page}#${referenceAnchor(part, name)}`}>{code}</a>;
}
