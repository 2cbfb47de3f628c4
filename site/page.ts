import type { DemoPrograms, SourceKey } from './demo-program.ts';
import type { Locale } from './locales.ts';
import type { VersionPresence } from './versions.ts';
import type { Plan } from './navigation.ts';
import type { ProductId } from './products.ts';

/** A heading in the table of contents. */
export interface Heading {
  id: string;
  level: 2 | 3;
  /** Plain text. */
  text: string;
}

/** A link with its text; `href` is a path with language prefix and trailing slash, or an external address. */
export interface PageLink {
  title: string;
  href: string;
}

/** A demo as HTML in three pieces, so that the worker joins the reader's source in without knowing the markup. */
export interface DemoFragments<Html = string> {
  before: Html;
  after: Html;
  /** Highlighted sources by key; every demo has `TS-system`. A key that is missing falls back, see `sourceKeyOf`. */
  sources: Partial<Record<SourceKey, Html>>;
}

/** Text, cut where a demo stands. */
export type ArticlePart = string | { demo: string };

/** What the manifest of a build says of an address (`manifest.ts`). */
export type AddressEntry = PageEntry | RedirectEntry;

/** An address that leads elsewhere: an old page, or a group of the navigation. */
export interface RedirectEntry {
  kind: 'redirect';
  /** Page key of the target. */
  to: string;
  status: 301 | 302;
}

/** All that stands above a page's own content: enough to begin the document with. */
export interface PageEntry {
  kind: 'page';
  title: string;
  description: string;
  /** Language of the text; differs from the address's language when there is no translation. */
  contentLocale: Locale;
  /** Set for a translation whose English page has changed since. */
  behind: PageBehind | null;
  /** Languages that the page is written in. */
  translations: Locale[];
  /** What the page needs beyond the stylesheet and the enhancer of every page. */
  features: PageFeature[];
  /** Name of the navigation fragment; see `navigationAssetName`. */
  navigation: string;
  /** Ids of the groups that lead to the page, outermost first. */
  openGroups: string[];
  breadcrumbs: PageLink[];
  /** The last change; null where the build had no history. */
  changed: PageChange | null;
  /** Address of the picture that other sites show with a link to the page. */
  picture: string;
  plan: Plan | null;
  marks: PageMark[];
  components: ComponentLink[];
  packages: string[];
  waiAria: string | null;
  versions: VersionPresence;
}

/** What a page's own file says beside its HTML. */
export interface PageDetails {
  headings: Heading[];
  /** Modules that the page's demos import, entry first, for preloading on the first need. */
  modules: string[];
  previous: PageLink | null;
  next: PageLink | null;
  /** Path of the Markdown file from the repository's root; null for a page that is made from the packages. */
  source: string | null;
  githubLabel: string | null;
}

/** A page's own file: one for each page and language, written by the pipeline and read by the worker (`page-file.ts`). */
export interface PageAsset<Html = string> extends PageDetails {
  /** CSS of the demos' server HTML, one rule once, as text for SVG. */
  styles: Html;
  /** The article, with each demo in its place. */
  article: (Html | DemoFragments<Html>)[];
}

/** The day that a page last changed. */
export interface PageChange {
  /** ISO date. */
  date: string;
  /** The day in the words of the address's language. */
  text: string;
}

/** How far a translation is behind its English page. */
export interface PageBehind {
  /** How many blocks differ. */
  count: number;
  /** The day of the first change; null where the build had no history. */
  since: PageChange | null;
}

/** Part of the client with files of its own (`BuildInfo.features`). */
export type PageFeature = 'reference' | 'found' | 'showcase';

export type PageMark = 'planned' | 'unstable' | 'newFeature';

/** A component and the address of its reference page. */
export interface ComponentLink {
  name: string;
  href: string;
}

/** The Markdown twin of a page: text, cut where a demo stands, and the demos. */
export interface MarkdownAsset {
  /** Language of the text. */
  contentLocale: Locale;
  parts: ArticlePart[];
  demos: DemoPrograms;
}

/** Entry of the list of all pages in one language. */
export interface PageSummary {
  key: string;
  title: string;
  description: string;
  translated: boolean;
  translations: Locale[];
  /** ISO date of the last change; null where the build had no history. */
  changed: string | null;
  headings: string[];
}

/** Where a piece of HTML stands: its first byte, and the one behind its last. */
export type ByteRange = readonly [start: number, end: number];

/**
 * The product navigation of one language, or one branch of it, and where a page that shows it changes it. Its file is a line
 * of JSON with the length of the HTML, and the HTML behind it.
 */
export interface NavigationAsset<Html = string> {
  /** Where each page of the site is marked as the current one, by its address. */
  links: Record<string, number>;
  /** By id. */
  groups: Record<string, NavigationGroup>;
  html: Html;
}

/** A group that can be opened. */
export interface NavigationGroup {
  /** Where it is said that the group is open: in the place of the branch's address, if there is one. */
  open: ByteRange;
  /** The list that stands for a branch; absent for a group whose pages are there. */
  list?: ByteRange;
}

/** A branch of a navigation as the browser loads it. */
export interface BranchFile {
  html: string;
}

/** Path of an asset below the build's content folder. */
export function pageAssetName(locale: Locale, key: string): string {
  return `${locale}${key}.page`;
}
export function markdownAssetName(locale: Locale, key: string): string {
  return `${locale}${key}.md.json`;
}
/** @param group Id of a group whose children stand in a file of their own. */
export function navigationAssetName(locale: Locale, name: string, group = ''): string {
  return `${locale}/_navigation/${name}${group}.nav`;
}
export function feedAssetName(locale: Locale, product: ProductId): string {
  return `${locale}/_feeds/${product}.json`;
}
export function pageListAssetName(locale: Locale): string {
  return `${locale}/_pages.json`;
}

/**
 * KV key of the build that a worker's readers get. Publishing writes it last, which switches all pages at once.
 *
 * @param worker Which worker (`BuildInfo`): two that run side by side never read each other's content.
 */
export function currentBuildKey(worker: string): string {
  return `current-build/${worker}`;
}

/** Folder of one build's content in the assets, and the prefix of its keys in KV. */
export function contentFolder(buildId: string): string {
  return `_content/${buildId}`;
}

/** Keys that can be asset names: lower-case words, digits, hyphens, and slashes between them. */
export function isPageKey(key: string): boolean {
  return /^(?:\/[A-Za-z0-9][A-Za-z0-9-]*)+$/.test(key);
}
