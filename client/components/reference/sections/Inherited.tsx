import type { InheritedProps } from '../../../../site/reference/model.ts';
import { useReference } from '../parts/context.ts';
import { LinkedCode } from '../parts/TypeCode.tsx';

/** Props declared by other packages, grouped by type, and the ref. */
export function Inherited({ groups, refType }: { groups: readonly InheritedProps[]; refType: string | null }) {
  const { t } = useReference();
  return (
    <>
      {refType !== null && (
        <p>
          {t('reference.ref')} <LinkedCode code={refType} />
        </p>
      )}
      {groups.map(({ from, package: owner, href, names }) => (
        <details key={`${owner}:${from}`} className="inherited">
          <summary>
            <code>{from}</code> <span>{t('reference.inherited.count', { count: names.length, package: owner })}</span>
          </summary>
          <p>
            <code>{names.join(', ')}</code>
          </p>
          {href !== null && (
            <p>
              <a href={href} rel="noopener">
                {t('reference.inherited.link', { name: from })}
              </a>
            </p>
          )}
        </details>
      ))}
    </>
  );
}
