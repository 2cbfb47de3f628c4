import { useReference } from './context.ts';
import { REFERENCE_VIEWS } from '../../../../site/reference/views.ts';

interface ToolsProps {
  label: string;
  hasViews?: boolean;
  /** Whether parts can be shown in a playground. */
  hasPlayground?: boolean;
}

/** Filter and view buttons, which need JavaScript (`client/browser/reference/index.ts`). */
export function Tools({ label, hasViews = true, hasPlayground = false }: ToolsProps) {
  const { t } = useReference();
  return (
    <div className="ref-tools when-scripting" role="search" aria-label={label}>
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        data-count={t('reference.filter.count')}
        data-none={t('reference.filter.none')}
        data-more={t('reference.filter.more')}
        spellCheck={false}
      />
      {hasViews && (
        <span role="group" aria-label={t('reference.view')}>
          {REFERENCE_VIEWS.map((view) => (
            <button key={view} type="button" data-reference-view={view} aria-pressed={view === 'list'}>
              {t(`reference.view.${view}`)}
            </button>
          ))}
        </span>
      )}
      <p
        className="ref-count"
        data-copy-address={t('reference.copy')}
        data-show-part={hasPlayground ? t('reference.showPart') : undefined}
      />
    </div>
  );
}
