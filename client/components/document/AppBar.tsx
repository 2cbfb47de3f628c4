import { SEARCH_PATH, START_KEY, localizePath, pagePath } from '../../../site/addresses.ts';
import { LOCALES, LOCALE_NAMES } from '../../../site/locales.ts';
import { Icon } from '../kit/icons.tsx';
import { languageSlot, slot } from './slots.ts';
import { Versions } from './Versions.tsx';
import type { PageView } from './view.ts';

/** Contents of the app bar: products, versions, search, language, colour mode and settings. */
export function AppBar({ view }: { view: PageView }) {
  const { t, locale } = view;
  return (
    <>
      <button
        type="button"
        className="bar-menu"
        popoverTarget="navigation"
        aria-label={t('bar.menu')}
        data-close={t('bar.menu.close')}
      >
        <Icon name="menu" />
      </button>
      <a className="wordmark" href={pagePath(START_KEY, locale)}>
        {t('site.name')}
      </a>
      <details className="menu products" name="bar" dangerouslySetInnerHTML={{ __html: view.fixed.products }} />
      <Versions view={view} className="menu versions" group="bar" />
      <form className="search" role="search" action={localizePath(SEARCH_PATH, locale)} data-search={view.files.search}>
        <Icon name="search" />
        <input
          type="search"
          name="q"
          defaultValue={view.query}
          placeholder={t('bar.search.placeholder')}
          aria-label={t('bar.search.placeholder')}
          autoComplete="off"
        />
        <kbd aria-hidden="true">/</kbd>
      </form>
      <LanguageMenu view={view} />
      <details
        className="menu mode at-end when-scripting"
        name="bar"
        dangerouslySetInnerHTML={{ __html: view.fixed.modes }}
      />
      <button
        type="button"
        className="bar-button when-scripting"
        aria-label={t('bar.settings')}
        title={t('bar.settings')}
        data-settings
      >
        <Icon name="settings" />
      </button>
    </>
  );
}

function LanguageMenu({ view: { t, locale, key, query } }: { view: PageView }) {
  const suffix = query ? `?q=${encodeURIComponent(query)}` : '';
  return (
    <details className="menu at-end" name="bar">
      <summary aria-label={t('bar.language')} title={t('bar.language')}>
        <Icon name="language" />
      </summary>
      <ul>
        {LOCALES.map((other) => (
          <li key={other}>
            <a
              href={pagePath(key, other) + suffix}
              hrefLang={LOCALE_NAMES[other].tag}
              lang={LOCALE_NAMES[other].tag}
              data-locale={other}
              aria-current={other === locale ? 'true' : undefined}
            >
              <strong dangerouslySetInnerHTML={{ __html: slot(languageSlot(other)) }} />
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
