import { EXAMPLES_VERSION } from '../../../site/versions.ts';
import { Icon } from '../kit/icons.tsx';
import type { PageView } from './view.ts';

export interface VersionsProps {
  view: PageView;
  className: string;
  /** Value of `name`: opening one `<details>` closes the others of its group. */
  group?: string;
}

/**
 * Links to this page in other versions: a menu of the bar or, where the bar is too narrow, a fold in the navigation.
 */
export function Versions({ view: { t, identity }, className, group }: VersionsProps) {
  const { versions } = identity;
  const current = versions.find((version) => version.current);
  if (!current) return null;
  const [, major = '', rest = ''] = /^([^.]*)(.*)$/.exec(current.text) ?? [];
  return (
    <details className={className} name={group}>
      <summary>
        <span className="visually-hidden">{t('bar.version')}: </span>
        <span>
          {major}
          <span className="rest">{rest}</span>
        </span>
        <Icon name="chevron" />
      </summary>
      <ul>
        {versions.map(({ text, href, current: isCurrent, toStart }) => (
          <li key={text}>
            <a href={href} aria-current={isCurrent ? 'true' : undefined} rel={isCurrent ? undefined : 'noopener'}>
              <strong>{text}</strong>
              {isCurrent && <span>{t('version.current', { version: EXAMPLES_VERSION })}</span>}
              {toStart && <span>{t('version.toStart', { version: text })}</span>}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
