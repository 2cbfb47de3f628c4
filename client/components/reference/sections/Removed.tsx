import { isGone } from '../../../../site/reference/changes.ts';
import { referenceAnchor, type EntryChanges } from '../../../../site/reference/model.ts';
import { useReference } from '../parts/context.ts';

/** Members of the previous version that no longer exist. */
export function Removed({ changes }: { changes: EntryChanges | null }) {
  const { t } = useReference();
  const removed = changes?.changes.filter(isGone) ?? [];
  return (
    <>
      <p>{t('reference.removed.text')}</p>
      <ul>
        {removed.map(({ part, name, before, to }) => (
          <li key={`${part}-${name}`}>
            {t(`reference.part.${part}`)} <code>{name}</code>
            {to !== undefined && (
              <>
                {' → '}
                <a href={`#${referenceAnchor(part, to)}`}>
                  <code>{to}</code>
                </a>
              </>
            )}
            {before !== undefined && (
              <>
                {': '}
                <code>{before}</code>
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
