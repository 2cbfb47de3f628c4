import type { ReactNode } from 'react';
import { localizePath } from '../../../site/addresses.ts';
import { CLIENT_CONFIG_ID } from '../../../site/config/client-config.ts';
import { kebabCase } from '../../../site/kit/kebab-case.ts';
import { LOCALE_NAMES } from '../../../site/locales.ts';
import type { CodePreferences } from '../../../site/preferences.ts';
import { CURRENT_VERSION } from '../../../site/versions.ts';
import type { Translate } from '../../i18n/translate.ts';
import { AdSlot } from './AdSlot.tsx';
import { DataScript, InlineScript } from './Scripts.tsx';
import { Icon } from '../kit/icons.tsx';
import { slot } from './slots.ts';
import { Versions } from './Versions.tsx';
import type { PageView, ShellView } from './view.ts';

export interface DocumentProps {
  view: ShellView;
  /** Breadcrumbs, title and lead, above the table of contents. */
  header: ReactNode;
  /** HTML of the side column: the table of contents. */
  side?: string;
  children: ReactNode;
}

/**
 * The whole document, rendered by the worker. In the browser it is not hydrated as a whole: behaviours and islands are.
 */
export function Document({ view, header, side = '', children }: DocumentProps) {
  const { t, locale, preferences, product, files } = view;
  return (
    <html lang={LOCALE_NAMES[locale].tag} dir="ltr" data-product={product?.id} {...preferenceAttributes(preferences)}>
      <head dangerouslySetInnerHTML={{ __html: view.known.head }} />
      <body
        className={view.isBare ? 'bare' : undefined}
        data-copied={t('code.copied')}
        data-demo-failed={t('demo.failed')}
        data-demo-width={t('demo.width')}
        data-input-lost={t('demo.inputLost')}
        data-dismiss={t('failure.dismiss')}
        data-tool-failed={t('demo.tool.failed')}
        data-reload-question={t('update.question')}
        data-licensed={view.config.licenseKey ? '' : undefined}
      >
        <a className="skip" href="#main">
          {t('skip.content')}
        </a>
        {!view.isBare && (
          <header className="bar" aria-label={t('bar.label')} dangerouslySetInnerHTML={{ __html: view.known.bar }} />
        )}
        <div className="frame">
          {!view.isBare && <NavigationFrame view={view} />}
          <main id="main" tabIndex={-1}>
            {view.currentSite && <FormerVersion view={view} currentSite={view.currentSite} />}
            {header}
            <div className="side" dangerouslySetInnerHTML={{ __html: side }} />
            {children}
            {view.hasAd && <AdSlot t={t} />}
            <footer className="foot" dangerouslySetInnerHTML={{ __html: view.fixed.footer }} />
          </main>
        </div>
        <div
          id="shared-settings"
          className="shared-settings"
          role="region"
          aria-label={t('settings.title')}
          hidden
          dangerouslySetInnerHTML={{ __html: view.fixed.sharedSettings }}
        />
        <div id="status" role="status" className="visually-hidden" />
        <InlineScript script={files.inlineScripts.speculation} type="speculationrules" />
        <DataScript type="application/json" id={CLIENT_CONFIG_ID} data={view.config} />
      </body>
    </html>
  );
}

/** A notice that the site documents an older version, with a link to the start page of the current one. */
function FormerVersion({ view: { t, locale }, currentSite }: { view: ShellView; currentSite: string }) {
  return (
    <p className="notice" role="note">
      {t('page.former', { version: CURRENT_VERSION })}{' '}
      <a href={currentSite + localizePath('/', locale)}>{t('page.former.link')}</a>
    </p>
  );
}

/** `data-code-variant` and the like: what the browser reads as `dataset.codeVariant`. */
function preferenceAttributes(preferences: CodePreferences): Record<string, string> {
  return Object.fromEntries(Object.entries(preferences).map(([name, value]) => [`data-${kebabCase(name)}`, value]));
}

function NavigationFrame({ view }: { view: ShellView }) {
  const { t, navigation, files } = view;
  return (
    <>
      <nav
        id="navigation"
        popover="auto"
        data-name={navigation}
        aria-label={t('nav.label', { product: getName(view) })}
        dangerouslySetInnerHTML={{ __html: view.known.navigation }}
      />
      <InlineScript script={files.inlineScripts.navigation} />
    </>
  );
}

/** Contents of the navigation; its tree is a slot. */
export function Navigation({ view }: { view: PageView }) {
  return (
    <>
      <p className="nav-title">
        {view.identity.metadata && <span className="nav-family">{view.identity.metadata}</span>}
        {getName(view)}
      </p>
      <Versions view={view} className="nav-versions" />
      <NavigationTools t={view.t} />
      <div dangerouslySetInnerHTML={{ __html: slot('navigation') }} />
    </>
  );
}

function getName({ t, product }: PageView): string {
  return product ? t(`product.${product.id}.name`) : t('nav.general');
}

/** Filters the navigation and folds it away (`client/browser/navigation/navigation-filter.ts`, `navigation-fold.ts`). */
function NavigationTools({ t }: { t: Translate }) {
  const name = t('nav.filter');
  return (
    <div className="nav-tools when-scripting">
      <input type="search" placeholder={name} aria-label={name} autoComplete="off" />
      <button type="button" className="bar-button nav-fold">
        <Icon name="fold" />
        <span className="visually-hidden when-beside">{t('nav.fold')}</span>
        <span className="visually-hidden when-folded">{t('nav.unfold')}</span>
      </button>
      <p data-text={t('nav.filter.found')} />
    </div>
  );
}
