import { markdownPath } from '../../../site/addresses.ts';
import { Icon } from './icons.tsx';
import type { ShellView } from './view.ts';

/** What can be done with the page as a whole. */
export function PageMenu({ view: { t, key, locale } }: { view: ShellView }) {
  const address = markdownPath(key, locale);
  return (
    <details className="menu at-end page-menu">
      <summary>
        <span>{t('page.menu')}</span>
        <Icon name="chevron" />
      </summary>
      <ul>
        <li className="when-scripting">
          <button
            type="button"
            data-copy-page={address}
            data-ga-event-category="page"
            data-ga-event-action="copy-markdown"
          >
            <strong>{t('page.copy')}</strong>
            <span>{t('page.copy.hint')}</span>
          </button>
        </li>
        <li>
          <a href={address}>
            <strong>{t('page.markdown')}</strong>
          </a>
        </li>
      </ul>
    </details>
  );
}
