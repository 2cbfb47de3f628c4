import type { BuildInfo, FeatureFiles } from '../../../site/config/build-info.ts';
import type { Assistant } from '../../../site/config/assistants.ts';
import type { ClientConfig } from '../../../site/config/client-config.ts';
import type { Locale } from '../../../site/locales.ts';
import type { PageDetails, PageEntry, PageLink } from '../../../site/page/page.ts';
import type { CodePreferences } from '../../../site/preferences.ts';
import type { Ownership, Product, ProductIdentity } from '../../../site/products.ts';
import type { Translate } from '../../i18n/translate.ts';

export interface ShellView extends PageView {
  known: KnownParts;
}

/** HTML of parts that depend on nothing but the view. */
export interface KnownParts {
  /** Contents of the document's head, of the app bar, and of the navigation. */
  head: string;
  bar: string;
  navigation: string;
}

/** What is known of a page before its content has been read. */
export interface PageView {
  locale: Locale;
  t: Translate;
  /** Page key, without the language. */
  key: string;
  title: string;
  description: string;
  ownership: Ownership;
  product: Product | undefined;
  identity: ProductIdentity;
  preferences: CodePreferences;
  /** Absolute URL for search engines; null for pages that they should not index. */
  canonical: string | null;
  /** Languages that the page exists in. */
  translations: readonly Locale[];
  /** Name of the navigation, whose HTML replaces `slot('navigation')`. */
  navigation: string;
  files: ShellFiles;
  /** The site's origin, such as `https://docs.example.com`. */
  origin: string;
  /** Text of the search field. */
  query: string;
  /** Configuration that the browser's scripts read. */
  config: ClientConfig;
  /** Whether the page has an ad slot. */
  hasAd: boolean;
  /** Whether to omit bar, navigation and table of contents (`/playground`). */
  isBare: boolean;
  /** Site of the current version, if that is another. */
  currentSite: string | null;
  assistants: readonly Assistant[];
  /** Metadata for search engines and link previews; null for pages that should not be indexed. */
  sharing: PageMetadata | null;
  /** Feeds of the page's library, or all feeds on general pages. */
  feeds: readonly PageLink[];
  fixed: FixedParts;
}

/** HTML that is the same on all pages of a library in one language. */
export interface FixedParts {
  /** Contents of the library menu and of the colour mode menu. */
  products: string;
  modes: string;
  /** Contents of the notice about a shared link's settings. */
  sharedSettings: string;
  footer: string;
}

/** Metadata for search engines and link previews. */
export interface PageMetadata {
  /** Absolute URL of a picture of 1200 × 630 pixels. */
  picture: string;
  /** ISO date of the last change; null if unknown. */
  changed: string | null;
  /** The page as schema.org data; null if another page is the canonical one. */
  structuredData: object | null;
}

/** Hashed files and inline scripts from the build. */
export interface ShellFiles extends Pick<BuildInfo, 'styles' | 'client' | 'afterFirstInput' | 'inlineScripts'> {
  /** URL of the module that reports errors; null if the site does not want to know. */
  clientErrors: string | null;
  /** Extra styles and scripts of this page. */
  features: readonly FeatureFiles[];
  /** URL of the search manifest in the view's language. */
  search: string;
}

/** A documentation page as the manifest describes it. */
export type ArticleView = PageEntry;

/** What the page's own file adds around its article. */
export interface ArticleDetails extends PageDetails {
  /** Null for a page without a source file. */
  editHref: string | null;
  /** The commits of its source file. */
  historyHref: string | null;
  issuesHref: string | null;
}
