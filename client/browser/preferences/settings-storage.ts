import { CODE_PREFERENCES, COLOR_MODE_KEY, THEME_KEY } from '../../../site/preferences.ts';

/**
 * Prefix of the session storage keys for settings of a shared link. For the visit they take precedence over the
 * reader's own, which they never overwrite unasked.
 */
const VISIT_PREFIX = 'docs-visit:';

/** Query parameter with the settings of a shared link. */
export const SETTINGS_PARAMETER = 'settings';

/** The storage keys and cookie names that a link can share. */
export const SHAREABLE = [COLOR_MODE_KEY, THEME_KEY, ...CODE_PREFERENCES] as const;
export type Shareable = (typeof SHAREABLE)[number];

/** The setting in effect: a shared link's, else the reader's own; null for the default or when storage is blocked. */
export function readSetting(key: Shareable): string | null {
  return readVisitSetting(key) ?? readOwn(key);
}

/** The reader's own stored value of any key. */
export function readOwn(key: string): string | null {
  return read(() => localStorage.getItem(key));
}

/** The value that a shared link set for this visit. */
export function readVisitSetting(key: Shareable): string | null {
  return readSession(VISIT_PREFIX + key);
}

/** What is kept for this tab, under any key. */
export function readSession(key: string): string | null {
  return read(() => sessionStorage.getItem(key));
}

/**
 * Stores the reader's choice, which now takes precedence over a shared link.
 *
 * @returns Whether it is stored: storage may be blocked or full.
 */
export function writeSetting(key: Shareable, value: string | null): boolean {
  forgetVisitSetting(key);
  read(() => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return null;
  });
  return readOwn(key) === value;
}

/** Stores the settings of a shared link for this visit. @param encoded Value of the query parameter. */
export function beginSharedVisit(encoded: string): void {
  read(() => {
    const shared = JSON.parse(atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    for (const key of SHAREABLE) {
      const value = shared[key];
      if (typeof value === 'string') sessionStorage.setItem(VISIT_PREFIX + key, value);
    }
    return null;
  });
}

/** Drops a shared link's setting, so that the reader's own applies. */
export function forgetVisitSetting(key: Shareable): void {
  read(() => (sessionStorage.removeItem(VISIT_PREFIX + key), null));
}

/** Ends a shared visit: the reader's own settings apply again. */
export function endSharedVisit(): void {
  SHAREABLE.forEach(forgetVisitSetting);
}

/** Encodes settings as base64url for the query parameter. Names of fonts may have letters that `btoa` refuses. */
export function encodeSettings(settings: Partial<Record<Shareable, string>>): string {
  const ascii = JSON.stringify(settings).replace(
    /[^ -~]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return btoa(ascii).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Storage may be blocked or hold invalid values: defaults then apply. */
function read(access: () => string | null): string | null {
  try {
    return access();
  } catch {
    return null;
  }
}
