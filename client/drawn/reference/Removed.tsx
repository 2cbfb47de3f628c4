import type { EntryChanges } from '../../../site/reference.ts';
import { useReference } from './context.ts';

/** Members of the previous version that no longer exist. */
export function Removed({ changes }: { changes: EntryChanges | null }) {
  const { t } = useReference();
  const removed = changes?.changes.filter(({ kind }) => kind === 'removed') ?? [];
  return (
    <>
      <p>{t('reference.removed.text')}</p>
      <ul>
        {removed.map(({ part, name, before }) => (
          <li key={`${part}-${name}`}>
            {t(`reference.part.${part}`)} <code>{name}</code>
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
