/** Code variants, the default first (spec 3 in `docs/specification-map.md`). */
export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Code stylings, the default first (spec 3 in `docs/specification-map.md`). */
export const CODE_STYLINGS = ['system', 'tailwind', 'css'] as const;
export type CodeStyling = (typeof CODE_STYLINGS)[number];

/** Colour modes, the default first (spec 3 in `docs/specification-map.md`). */
export const COLOR_MODES = ['system', 'light', 'dark'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Preferences that vary a page's HTML, kept in cookies. */
export interface CodePreferences {
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
}

export const DEFAULT_CODE_PREFERENCES: CodePreferences = { codeVariant: 'TS', codeStyling: 'system' };

/** Local storage keys (behaviour 3 in `docs/specification-map.md`). */
export const COLOR_MODE_KEY = 'docs-color-mode';
export const THEME_KEY = 'docs-theme';

/** Max-Age of the preference cookies in seconds: one year (spec 9 in `docs/specification-map.md`). */
const COOKIE_MAX_AGE = 31_536_000;

/**
 * Parses code preferences from a `Cookie` header. Unknown values fall back to the default; malformed headers never
 * throw.
 *
 * @param header The header's value, or null if there is none.
 */
export function codePreferencesFromCookie(header: string | null | undefined): CodePreferences {
  const cookies = parseCookies(header ?? '');
  return {
    codeVariant: oneOf(CODE_VARIANTS, cookies.get('codeVariant')),
    codeStyling: oneOf(CODE_STYLINGS, cookies.get('codeStyling')),
  };
}

/** What a location hash requests (spec 2 in `docs/specification-map.md`); fields that it does not name are absent. */
export interface HashPreferences {
  codeVariant?: CodeVariant;
  codeStyling?: CodeStyling;
  /** Id of the demo that the hash leads to: the hash without styling and extension. */
  target: string;
  /** Whether to open the demo's source, because the hash names a file. */
  opensSource: boolean;
}

/** @param hash With or without `#`: `#tailwind-BasicDemo.tsx`. */
export function preferencesFromHash(hash: string): HashPreferences {
  const text = hash.replace(/^#/, '');
  const styling = CODE_STYLINGS.find((name) => text.includes(`${name}-`));
  const isJs = text.endsWith('.js');
  const isTs = text.endsWith('.tsx');
  return {
    ...(styling && { codeStyling: styling }),
    ...(isJs && { codeVariant: 'JS' as const }),
    ...(isTs && { codeVariant: 'TS' as const }),
    target: text.replace(/^(?:tailwind|css|system)-/, '').replace(/\.(?:js|tsx)$/, ''),
    opensSource: isJs || isTs,
  };
}

/**
 * Cookie string that stores a code preference, for `Set-Cookie` and `document.cookie` (behaviour 3 in
 * `docs/specification-map.md`).
 */
export function preferenceCookie(name: keyof CodePreferences, value: string, isSecure: boolean): string {
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

function oneOf<const T extends string>(values: readonly [T, ...T[]], value: string | undefined): T {
  return values.find((candidate) => candidate === value) ?? values[0];
}
