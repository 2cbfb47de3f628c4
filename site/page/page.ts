import type { DemoPrograms, SourceKey } from '../demo/demo-program.ts';
import type { Locale } from '../locales.ts';
import type { VersionPresence } from '../versions.ts';
import type { Plan } from '../navigation.ts';
import type { ProductId } from '../products.ts';

/** A heading in the table of contents. */
export interface Heading {
  id: string;
  level: 2 | 3;
  /** Plain text. */
  text: string;
}

/** A link with its text; `href` is a path with language prefix and trailing slash, or an external URL. */
export interface PageLink {
  title: string;
  href: string;
}

/** HTML of a demo in three pieces, so that the worker can insert the reader's source without knowing the markup. */
export interface DemoFragments<Html = string> {
  before: Html;
  after: Html;
  /** Highlighted sources by key; every demo has `TS-system`. A missing key falls back, see `sourceKeyOf`. */
  sources: Partial<Record<SourceKey, Html>>;
}

/** Text, or a placeholder for a demo. */
export type ArticlePart = string | { demo: string };

/** What the manifest of a build says about an address (`manifest.ts`). */
export type AddressEntry = PageEntry | RedirectEntry;

/** A redirect: an old page, or a group of the navigation. */
export interface RedirectEntry {
  kind: 'redirect';
  /** Page key of the target. */
  to: string;
  status: 301 | 302;
}

/** Everything above a page's own content: enough to start streaming the document. */
export interface PageEntry {
  kind: 'page';
  title: string;
  description: string;
  /** Language of the text; differs from the URL's if there is no translation. */
  contentLocale: Locale;
  /** Set for a translation whose English page has changed since. */
  outdated: OutdatedBy | null;
  /** Languages that the page is written in. */
  translations: Locale[];
  /** What the page needs beyond the common stylesheet and enhancer. */
  features: PageFeature[];
  /** Name of the navigation fragment; see `navigationAssetName`. */
  navigation: string;
  /** Ids of the groups around the page, outermost first. */
  openGroups: string[];
  breadcrumbs: PageLink[];
  /** The last change; null without a git history. */
  changed: PageChange | null;
  /** URL of the picture for link previews. */
  picture: string;
  plan: Plan | null;
  marks: PageMark[];
  components: ComponentLink[];
  packages: string[];
  waiAria: string | null;
  versions: VersionPresence;
}

/** The metadata in a page's own file. */
export interface PageDetails {
  headings: Heading[];
  /** Modules that the page's demos import, entry first, preloaded when the first demo wakes. */
  modules: string[];
  previous: PageLink | null;
  next: PageLink | null;
  /** Where the reference lists what changed in the names that the page uses; null for nothing. */
  changes: PageLink | null;
  /** Path of the Markdown file, relative to the repository root; null for a page generated from the packages. */
  source: string | null;
  githubLabel: string | null;
}

/** A page's own file, one per page and language: written by the pipeline, read by the worker (`page-file.ts`). */
export interface PageAsset<Html = string> extends PageDetails {
  /** Deduplicated CSS of the demos' server HTML, escaped for SVG. */
  styles: Html;
  /** The article, with each demo in its place. */
  article: (Html | DemoFragments<Html>)[];
}

/** The day of a page's last change. */
export interface PageChange {
  /** ISO date. */
  date: string;
  /** The day, written out in the URL's language. */
  text: string;
}

/** How far a translation is behind its English page. */
export interface OutdatedBy {
  /** Number of differing blocks. */
  count: number;
  /** The day of the first change; null without a git history. */
  since: PageChange | null;
}

/** Part of the client that only some pages load (`BuildInfo.features`). */
export type PageFeature =
  'reference' | 'check' | 'theme' | 'found' | 'showcase' | 'gallery' | 'allDemos' | 'diagram' | 'codeGroups';

export type PageMark = 'planned' | 'unstable' | 'newFeature';

export interface ComponentLink {
  name: string;
  href: string;
}

/**
 * Stands in the Markdown of pages for the site's origin, which only a request knows. The name can exist nowhere
 * (https://www.rfc-editor.org/rfc/rfc2606#section-2).
 */
export const MARKDOWN_ORIGIN = 'https://site.invalid';

/** The Markdown twin of a page: its text, split at demos, and the demos. */
export interface MarkdownAsset {
  /** Language of the text. */
  contentLocale: Locale;
  parts: ArticlePart[];
  demos: DemoPrograms;
  /** For demos that need other packages than the page: name → sentence that says so. */
  needs: Record<string, string>;
}

/** Entry of the list of all pages in one language. */
export interface PageSummary {
  key: string;
  title: string;
  description: string;
  translated: boolean;
  translations: Locale[];
  /** ISO date of the last change; null without a git history. */
  changed: string | null;
  headings: string[];
}

/** Range of bytes in HTML; `end` is exclusive. */
export type ByteRange = readonly [start: number, end: number];

/**
 * A product's navigation in one language, or one branch of it, with the places that differ by page. Its file is a line
 * of JSON that contains the length of the HTML, followed by the HTML.
 */
export interface NavigationAsset<Html = string> {
  /** Byte offset at which a link is marked as the current page, by path. */
  links: Record<string, number>;
  /** By id. */
  groups: Record<string, NavigationGroup>;
  html: Html;
}

/** A group that can be opened. */
export interface NavigationGroup {
  /** Where `open` goes: it replaces the branch's URL, if there is one. */
  open: ByteRange;
  /** The placeholder list of a branch; absent for a group whose pages are inline. */
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
/** @param group Id of a group whose children have a file of their own. */
export function navigationAssetName(locale: Locale, name: string, group = ''): string {
  return `${locale}/_navigation/${name}${group}.nav`;
}
export function feedAssetName(locale: Locale, product: ProductId): string {
  return `${locale}/_feeds/${product}.json`;
}
/** The skills exist in one language. */
export function skillsAssetName(): string {
  return '_skills.json';
}
export function pageListAssetName(locale: Locale): string {
  return `${locale}/_pages.json`;
}

/**
 * KV key of the build that a worker's readers get. Publishing writes it last, which switches all pages at once.
 *
 * @param worker Hash of the worker (`BuildInfo`), so that workers running side by side never read each other's content.
 */
export function currentBuildKey(worker: string): string {
  return `current-build/${worker}`;
}

/** Folder of one build's content in the assets, and prefix of its keys in KV. */
export function contentFolder(buildId: string): string {
  return `_content/${buildId}`;
}

/** Whether a key can be an asset name: words of letters, digits and hyphens, between slashes. */
export function isPageKey(key: string): boolean {
  return /^(?:\/[A-Za-z0-9][A-Za-z0-9-]*)+$/.test(key);
}
