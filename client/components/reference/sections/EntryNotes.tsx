import { comingChange } from '../../../../site/reference/changes.ts';
import type { EntryContext } from '../../../../site/reference/reference-page.ts';
import type { ReferenceEntry } from '../../../../site/reference/model.ts';
import { useReference } from '../parts/context.ts';
import { PackageText } from '../parts/Section.tsx';

/** The description of a component or interface, and whether it is new or deprecated. */
export function EntryNotes({ entry, context }: { entry: ReferenceEntry; context: EntryContext }) {
  const { t, major } = useReference();
  const { changes, next } = context;
  const coming = next && comingChange(next, next.major);
  const since = context.since ?? (changes?.kind === 'added' ? major : null);
  return (
    <>
      {entry.deprecated !== null && (
        <div className="callout warning" role="note">
          <p className="callout-title">{t('reference.deprecated')}</p>
          <PackageText markdown={entry.deprecated} />
        </div>
      )}
      <PackageText markdown={entry.description} />
      {context.isPartlyEnglish && <p className="source-language">{t('reference.language')}</p>}
      {since !== null && <p>{t('reference.since.entry', { version: since })}</p>}
      {coming && (
        <p className="ref-coming">
          <a className="chip next" href={next.href}>
            {t(`reference.next.${coming.kind}`, { version: coming.major, name: coming.to })}
          </a>
        </p>
      )}
      {context.partOf && (
        <p>
          {t('reference.part')}{' '}
          <a href={context.partOf.href}>{t('reference.part.link', { name: context.partOf.title })}</a>
        </p>
      )}
    </>
  );
}
