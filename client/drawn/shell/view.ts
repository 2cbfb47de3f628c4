import type { FeatureFiles, InlineScript, InlineScriptName } from '../../../site/build-info.ts';
import type { Assistant } from '../../../site/assistants.ts';
import type { ClientConfig } from '../../../site/client-config.ts';
import type { Locale } from '../../../site/locales.ts';
import type { PageDetails, PageEntry, PageLink } from '../../../site/page.ts';
import type { CodePreferences } from '../../../site/preferences.ts';
import type { Ownership, Product, ProductIdentity } from '../../../site/products.ts';
import type { Translate } from '../../i18n/translate.ts';

/** What every page of the shell is drawn from. */
export interface ShellView {
  locale: Locale;
  t: Translate;
  /** Page key, without language. */
  key: string;
  title: string;
  description: string;
  ownership: Ownership;
  product: Product | undefined;
  identity: ProductIdentity;
  preferences: CodePreferences;
  /** Absolute address of the page that search engines should list; null for pages they should not. */
  canonical: string | null;
  /** Languages that the text exists in. */
  translations: readonly Locale[];
  /** Name of the navigation; its HTML is put in for `slot('navigation')`. */
  navigation: string;
  files: ShellFiles;
  /** Origin of the site: `https://docs.example.com`. */
  origin: string;
  /** Query of the search field. */
  query: string;
  /** Configuration for the browser. */
  config: ClientConfig;
  /** Whether the page has an ad slot. */
  hasAd: boolean;
  /** Whether the page is drawn without bar, navigation and contents (`/playground`). */
  isBare: boolean;
  repository: string;
  assistants: readonly Assistant[];
  /** What other sites show and read of the page; null for pages that search engines should not list. */
  sharing: Sharing | null;
  /** Feeds of the page's library; of all, on pages of none. */
  feeds: readonly PageLink[];
  fixed: FixedParts;
}

/** HTML of what looks the same on all pages of a library in a language. */
export interface FixedParts {
  /** Contents of the menus of libraries and of colour modes. */
  products: string;
  modes: string;
  /** What a reader is asked whose link came with settings. */
  sharedSettings: string;
  footer: string;
}

/** A page as search engines and sites with links to it see it. */
export interface Sharing {
  /** Absolute address of a picture of 1200 × 630 pixels. */
  picture: string;
  /** ISO date of the last change; null where it is not known. */
  changed: string | null;
  /** The page in the words of schema.org; null where another page is the one to list. */
  structuredData: object | null;
}

/** Hashed files and inline scripts of the build. */
export interface ShellFiles {
  styles: string;
  client: string;
  /** What is loaded at the reader's first input. */
  afterFirstInput: string;
  /** What this page needs beyond them. */
  features: readonly FeatureFiles[];
  /** Manifest of the search index in the view's language. */
  search: string;
  inlineScripts: Record<InlineScriptName, InlineScript>;
}

/** A documentation page, as far as the manifest knows it. */
export type ArticleView = PageEntry;

/** What a page's own file adds around its article. */
export interface ArticleDetails extends PageDetails {
  /** Null for a page that has no source of its own. */
  editHref: string | null;
  issuesHref: string | null;
}
