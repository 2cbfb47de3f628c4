import { createTranslate } from '../../client/i18n/translate.ts';
import type { PageMetadata, PageView, ShellView } from '../../client/components/document/view.ts';
import { feedPath, pagePath } from '../../site/addresses.ts';
import { LOCALES, type Locale } from '../../site/locales.ts';
import type { PageEntry, PageFeature } from '../../site/page/page.ts';
import type { CodePreferences } from '../../site/preferences.ts';
import { PRODUCTS, getIdentity, getOwnership, findProduct } from '../../site/products.ts';
import { versionLinks, type VersionPresence } from '../../site/versions.ts';
import type { ClientConfig } from '../../site/config/client-config.ts';
import type { Config } from '../../site/config/config.ts';
import type { Site } from '../environment.ts';
import { getOrigin } from '../http/origin.ts';
import { fixedParts } from './per-library-parts.tsx';
import { knownParts } from './early-parts.tsx';
import { structuredData } from './structured-data.ts';

/** What the shell needs to know about any kind of page. */
export interface PageFacts extends Pick<
  PageView,
  'key' | 'locale' | 'title' | 'description' | 'translations' | 'navigation'
> {
  /** Language of the text; null for pages that search engines should not list. */
  contentLocale: Locale | null;
  openGroups?: readonly string[];
  features?: readonly PageFeature[];
  versions?: VersionPresence;
  query?: string;
  isBare?: boolean;
  /** The documentation page; absent for pages without content. */
  page?: PageEntry;
}

export function createView(
  site: Site,
  request: { url: string; preferences: CodePreferences },
  facts: PageFacts,
): ShellView {
  const { build, config } = site;
  const { key, locale } = facts;
  const url = new URL(request.url);
  const origin = getOrigin(site, request.url);
  const product = findProduct(key);
  const t = createTranslate(locale);
  const view: PageView = {
    locale,
    t,
    key,
    title: facts.title,
    description: facts.description,
    ownership: getOwnership(key),
    product,
    identity: getIdentity(key, versionLinks(key, facts.versions ?? {}, config.versionHosts)),
    preferences: request.preferences,
    canonical: facts.contentLocale === null ? null : origin + pagePath(key, facts.contentLocale),
    translations: facts.translations,
    navigation: facts.navigation,
    files: {
      styles: build.styles,
      client: build.client,
      clientErrors: config.clientErrorShare === null ? null : build.clientErrors,
      afterFirstInput: build.afterFirstInput,
      features: (facts.features ?? []).map((feature) => build.features[feature]),
      search: build.search[locale],
      inlineScripts: build.inlineScripts,
    },
    origin,
    query: facts.query ?? '',
    config: clientConfig(config, url.hostname),
    hasAd: facts.contentLocale !== null && !facts.isBare,
    isBare: facts.isBare ?? false,
    currentSite: config.currentSite,
    assistants: config.assistants,
    sharing: facts.page ? getSharing(key, facts.page, { locale, origin, siteName: t('site.name') }) : null,
    feeds: (product ? [product] : PRODUCTS).map((one) => ({
      title: t('feed.title', { name: t(`product.${one.id}.name`) }),
      href: feedPath(locale, one),
    })),
    fixed: fixedParts({ t, locale, product }),
  };
  return { ...view, known: knownParts(view) };
}

function getSharing(
  key: string,
  page: PageEntry,
  { locale, origin, siteName }: { locale: Locale; origin: string; siteName: string },
): PageMetadata {
  const picture = origin + page.picture;
  return {
    picture,
    changed: page.changed?.date ?? null,
    // An untranslated page is a copy of the English one, which has structured data of its own.
    structuredData: page.contentLocale === locale ? structuredData(key, page, { origin, siteName, picture }) : null,
  };
}

/** The part of the configuration that the browser gets. */
function clientConfig(config: Config, hostname: string): ClientConfig {
  const { tagId, adScriptUrl, adFeedUrl, iconFontUrl, licenseKey, sandboxes, clientErrorShare } = config;
  return {
    ...(tagId && { tagId }),
    ...(adScriptUrl && { adScriptUrl }),
    ...(adFeedUrl && { adFeedUrl }),
    ...(iconFontUrl && { iconFontUrl }),
    ...(licenseKey && { licenseKey }),
    ...(config.repository && { sources: `${config.repository}/blob/${config.branch}` }),
    issues: config.issues,
    sandboxes,
    ...(clientErrorShare !== null && { clientErrorShare }),
    ...(isDocsHost(hostname, config.docsDomain) && config.servesServiceWorker && { registersServiceWorker: true }),
  };
}

export function factsOfPage(key: string, locale: Locale, page: PageEntry): PageFacts {
  const { title, description, translations, contentLocale, navigation, openGroups, features, versions } = page;
  return {
    page,
    key,
    locale,
    title,
    description,
    translations,
    contentLocale,
    navigation,
    openGroups,
    features,
    versions,
  };
}

/** Facts about a generated page: search, or 404. */
export function factsOfGeneratedPage(key: string, locale: Locale, title: string): PageFacts {
  const navigation = findProduct(key)?.id ?? 'general';
  return { key, locale, title, description: title, translations: LOCALES, contentLocale: null, navigation };
}

/** Whether a host is the docs domain or a subdomain. */
function isDocsHost(host: string, domain: string | null): boolean {
  return domain !== null && (host === domain || host.endsWith(`.${domain}`));
}
