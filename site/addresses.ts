import { DEFAULT_LOCALE, isForeignLanguage, isLocale, localeOfOtherTag, type Locale } from './locales.ts';

/** Longest accepted path in bytes. */
export const MAX_PATH_BYTES = 2048;

/** Path of the MCP server, without language prefix. */
export const MCP_PATH = '/mcp';

/** Path of the MCP server's card on a site. */
export const SERVER_CARD_PATH = '/.well-known/mcp/server-card.json';

/** Folders of the skills for coding assistants: that of Agent Skills Discovery 0.1, and that of 0.2. */
export const SKILL_FOLDERS = ['/.well-known/skills', '/.well-known/agent-skills'] as const;

/** Page key of the page that tells programs what there is for them. */
export const FOR_AGENTS_KEY = '/x/introduction/for-agents';

/** Key of the page that checks code for another version. */
export const CHECK_KEY = '/x/check';

/** Key of the page where readers make a theme. */
export const MY_THEME_KEY = '/x/theme';

/** Path of the search page, without language prefix. */
export const SEARCH_PATH = '/x/search/';

/** Page key of the introduction, to which the site's roots redirect. */
export const START_KEY = '/x/introduction';

/**
 * Path groups that exist in one language only, so links to them get no language prefix.
 */
const UNPREFIXED_GROUPS = ['blog', 'size-snapshot', '.well-known'];

/** A parsed URL path. */
export interface Address {
  locale: Locale;
  /** Whether the path begins with a language segment, `/en` included. */
  prefixed: boolean;
  /** The path as written, without the language prefix. Begins with a slash. */
  path: string;
  /** Page key: no language, query, hash, trailing slash or `.md`; `/api` becomes `/api-docs`. `/` for the root. */
  key: string;
  format: 'html' | 'markdown';
  hasTrailingSlash: boolean;
}

/**
 * Parses a path by whole segments. Characters that are escaped without need are read as themselves.
 *
 * @param address A path, with or without query and hash: `/zh/x/react-charts/?a=1#b`.
 */
export function parseAddress(address: string): Address {
  const pathname = decodeUnreserved(address.replace(/[?#].*$/s, '')) || '/';
  const first = firstSegment(pathname);
  const prefixed = isLocale(first);
  const locale = prefixed ? first : DEFAULT_LOCALE;
  const path = prefixed ? pathname.slice(first.length + 1) || '/' : pathname;
  const isMarkdown = /[^/]\.md$/.test(path);
  const bare = isMarkdown ? path.slice(0, -'.md'.length) : path;
  const trimmed = bare.replace(/\/+$/, '') || '/';
  return {
    locale,
    prefixed,
    path,
    key: firstSegment(trimmed) === 'api' ? `/api-docs${trimmed.slice('/api'.length)}` : trimmed,
    format: isMarkdown ? 'markdown' : 'html',
    hasTrailingSlash: path.endsWith('/'),
  };
}

/** Decodes the characters that no path has to escape: https://www.rfc-editor.org/rfc/rfc3986#section-6.2.2.2 */
export function decodeUnreserved(path: string): string {
  return path.replace(/%[2-7][0-9A-F]/gi, (escape) => {
    const character = decodeURIComponent(escape);
    return /[\w.~-]/.test(character) ? character : escape;
  });
}

/**
 * A path without what readers and programs get wrong in one: case, separators of words, punctuation, and the endings of
 * files.
 */
export function foldPath(path: string): string {
  return (invalidPathReason(path) ? path : decodeURIComponent(path))
    .toLowerCase()
    .replace(/(?:\/index|(?<=[\p{L}\p{N}]))\.(?:html?|md)(?=[^\p{L}\p{N}]*$)/u, '')
    .split('/')
    .map((segment) => segment.replace(/[^\p{L}\p{N}]+/gu, ''))
    .filter(Boolean)
    .map((segment) => `/${segment}`)
    .join('');
}

/**
 * Language of an address of the MCP server, which has no rules for slashes and prefixes: many clients do not follow
 * redirects. Null for any other address.
 */
export function mcpLocale(path: string): Locale | null {
  const [match, language] = /^(?:\/([^/]+))?\/mcp\/?$/i.exec(path) ?? [];
  if (match === undefined) return null;
  if (language === undefined || isForeignLanguage(language)) return DEFAULT_LOCALE;
  return isLocale(language) ? language : localeOfOtherTag(language);
}

/** First path segment, without slashes: `x` of `/x/introduction/`. Empty for the root. */
export function firstSegment(path: string): string {
  return /^\/([^/?#]*)/.exec(path)?.[1] ?? '';
}

/** Path of a page in one language, with trailing slash: `/zh/x/react-charts/`. */
export function pagePath(key: string, locale: Locale = DEFAULT_LOCALE): string {
  const path = firstSegment(key) === 'api-docs' ? `/api${key.slice('/api-docs'.length)}` : key;
  return localizePath(path.endsWith('/') ? path : `${path}/`, locale);
}

/** Path of a page's Markdown twin: `/zh/x/react-charts.md`. */
export function markdownPath(key: string, locale: Locale = DEFAULT_LOCALE): string {
  return `${pagePath(key, locale).slice(0, -1)}.md`;
}

/** The part of a library that its paths are built from. */
interface Started {
  start: string;
}

/** Path of the page list for language models: of one library, or of the whole site. */
export function llmsPath(locale: Locale, product?: Started): string {
  return localizePath(`${product?.start ?? ''}/llms.txt`, locale);
}

/** Path of all pages as a single text. */
export function llmsFullPath(locale: Locale, product?: Started): string {
  return localizePath(`${product?.start ?? ''}/llms-full.txt`, locale);
}

/** Path of a library's Atom feed. */
export function feedPath(locale: Locale, product: Started): string {
  return localizePath(`${product.start}/feed.xml`, locale);
}

/** Path of the MCP server's card beside the server, where the draft has it (SEP-2127). */
export function nearServerCardPath(locale: Locale): string {
  return `${localizePath(MCP_PATH, locale)}/server-card`;
}

/** Adds the language prefix to a path of the site, except for English and for groups without languages. */
export function localizePath(path: string, locale: Locale): string {
  return isUnprefixed(path) ? path : prefixPath(path, locale);
}

/** Adds the language prefix to a path that exists in every language. */
export function prefixPath(path: string, locale: Locale): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}

/** Whether a path (without language prefix) belongs to a group that exists in one language only. */
export function isUnprefixed(path: string): boolean {
  return UNPREFIXED_GROUPS.includes(firstSegment(path));
}

/** Reason to reject a path. */
export type InvalidPath = 'tooLong' | 'nul' | 'encoding';

/** Validates a path. @returns Null if it is valid. */
export function invalidPathReason(pathname: string): InvalidPath | null {
  if (byteLength(pathname) > MAX_PATH_BYTES) {
    return 'tooLong';
  }
  try {
    return decodeURIComponent(pathname).includes('\0') ? 'nul' : null;
  } catch {
    return 'encoding';
  }
}

/** UTF-8 byte length, computed by hand because `site/` may not use `TextEncoder`. */
function byteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
