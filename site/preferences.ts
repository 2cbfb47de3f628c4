/** Code variants and stylings, the default first. */
export const CODE_VARIANTS = ['TS', 'JS'] as const;
export const CODE_STYLINGS = ['system', 'tailwind', 'css'] as const;

/**
 * The preferences that vary a page's HTML, by the name of their cookie. The default value comes first. A query parameter
 * takes precedence (`getParameter`). The root element has each as an attribute (`data-code-variant`), and the settings
 * offer it.
 */
const COOKIE_PREFERENCES = {
  codeVariant: CODE_VARIANTS,
  codeStyling: CODE_STYLINGS,
} as const satisfies Record<`code${string}`, readonly [string, ...string[]]>;

/** Preferences that vary a page's HTML, kept in cookies. */
export type CodePreferences = {
  -readonly [Name in keyof typeof COOKIE_PREFERENCES]: (typeof COOKIE_PREFERENCES)[Name][number];
};
export type CodePreference = keyof CodePreferences;

export const CODE_PREFERENCES = /* @__PURE__ */ Object.keys(COOKIE_PREFERENCES) as readonly CodePreference[];

export type CodeVariant = CodePreferences['codeVariant'];
export type CodeStyling = CodePreferences['codeStyling'];

/** Colour modes, the default first. */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** The query parameter of a preference, its name without `code`: `variant` for `codeVariant`. */
function getParameter(name: CodePreference): string {
  return name.slice(4).toLowerCase();
}

/** The values of a preference, the default first. */
export function listValues(name: CodePreference): readonly string[] {
  return COOKIE_PREFERENCES[name];
}

/** Reads every preference, in the order of the table. Unknown values and missing ones are the default. */
export function readEach(read: (name: CodePreference) => string | null | undefined): CodePreferences {
  const entries = CODE_PREFERENCES.map((name) => {
    const values: readonly [string, ...string[]] = COOKIE_PREFERENCES[name];
    const value = read(name);
    return [name, values.find((known) => known === value) ?? values[0]];
  });
  return Object.fromEntries(entries) as CodePreferences;
}

export const DEFAULT_CODE_PREFERENCES = /* @__PURE__ */ readEach(() => null);

/** Local storage keys. */
export const COLOR_MODE_KEY = 'docs-color-mode';
export const THEME_KEY = 'docs-theme';

/** Max-Age of the preference cookies in seconds: one year. */
const COOKIE_MAX_AGE = 31_536_000;

/**
 * Parses code preferences from a `Cookie` header. Unknown values fall back to the default; malformed headers never
 * throw.
 *
 * @param header The header's value, or null if there is none.
 */
export function codePreferencesFromCookie(header: string | null | undefined): CodePreferences {
  const cookies = parseCookies(header ?? '');
  return readEach((name) => cookies.get(name));
}

/**
 * Code preferences of a query: `?variant=js&styling=css`.
 *
 * @param read Reads a parameter.
 * @param others For what the query does not name.
 */
export function codePreferencesFromQuery(
  read: (parameter: string) => string | null,
  others: CodePreferences,
): CodePreferences {
  return readEach((name) => {
    const asked = read(getParameter(name))?.toLowerCase();
    return listValues(name).find((known) => known.toLowerCase() === asked) ?? others[name];
  });
}

/** The query that names them all, without `?`. */
export function queryOfCodePreferences(preferences: CodePreferences): string {
  return CODE_PREFERENCES.map((name) => `${getParameter(name)}=${preferences[name].toLowerCase()}`).join('&');
}

/** What a location hash requests; fields that it does not name are absent. */
export interface HashPreferences {
  codeVariant?: CodeVariant;
  codeStyling?: CodeStyling;
  /** Id of the demo that the hash leads to: the hash without styling and extension. */
  target: string;
  /** Whether to open the demo's source, because the hash names a file. */
  opensSource: boolean;
  /** Prop whose line in the demo's source is marked. */
  prop?: string;
}

/** @param hash With or without `#`: `#tailwind-BasicDemo.tsx`, or `#BasicDemo:rows` for the line of a prop. */
export function preferencesFromHash(hash: string): HashPreferences {
  const [text = '', prop] = hash.replace(/^#/, '').split(':');
  const styling = CODE_STYLINGS.find((name) => text.includes(`${name}-`));
  const isJs = text.endsWith('.js');
  const isTs = text.endsWith('.tsx');
  return {
    ...(styling && { codeStyling: styling }),
    ...(isJs && { codeVariant: 'JS' as const }),
    ...(isTs && { codeVariant: 'TS' as const }),
    target: text.replace(new RegExp(`^(?:${CODE_STYLINGS.join('|')})-`), '').replace(/\.(?:js|tsx)$/, ''),
    opensSource: isJs || isTs,
    ...(prop && { prop }),
  };
}

/** The hashes that lead to a demo and name a file of it, without `#`: in each variant, and in each of its stylings. */
export function fileHashes(demo: string, stylings: readonly CodeStyling[]): string[] {
  return ['', ...stylings.map((styling) => `${styling}-`)]
    .flatMap((prefix) => ['', '.tsx', '.js'].map((extension) => prefix + demo + extension))
    .filter((hash) => hash !== demo);
}

/**
 * Cookie string that stores a code preference, for `Set-Cookie` and `document.cookie`.
 */
export function preferenceCookie(name: CodePreference, value: string, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${COOKIE_MAX_AGE}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}

function parseCookies(header: string): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at > 0 && !cookies.has(name))
      cookies.set(
        name,
        pair
          .slice(at + 1)
          .trim()
          .replace(/^"(.*)"$/, '$1'),
      );
  }
  return cookies;
}
