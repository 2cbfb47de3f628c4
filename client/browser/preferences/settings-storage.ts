import { COLOR_MODE_KEY, THEME_KEY } from '../../../site/preferences.ts';

/**
 * Prefix of session storage keys that hold settings of a shared link: they go before the reader's own for the visit, and
 * never replace them unasked.
 */
const VISIT_PREFIX = 'docs-visit:';

/** Query parameter of a link that shares settings. */
export const SETTINGS_PARAMETER = 'settings';

/** What a link can share: storage keys and cookie names. */
export const SHAREABLE = [COLOR_MODE_KEY, THEME_KEY, 'codeVariant', 'codeStyling'] as const;
export type Shareable = (typeof SHAREABLE)[number];

/** A setting as it holds now: the shared link's, else the reader's own; null for the default or blocked storage. */
export function readSetting(key: Shareable): string | null {
  return readVisitSetting(key) ?? readOwn(key);
}

/** What the reader chose in this browser, under any key. */
export function readOwn(key: string): string | null {
  return read(() => localStorage.getItem(key));
}

/** A setting that a shared link brought for this visit. */
export function readVisitSetting(key: Shareable): string | null {
  return readSession(VISIT_PREFIX + key);
}

/** What is kept for this tab, under any key. */
export function readSession(key: string): string | null {
  return read(() => sessionStorage.getItem(key));
}

/** Keeps what the reader chose; it goes before a shared link from now on. */
export function writeSetting(key: Shareable, value: string | null): void {
  forgetVisitSetting(key);
  read(() => {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return null;
  });
}

/** Takes the settings of a shared link for this visit. @param encoded Value of the query parameter. */
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

/** A setting of a shared link gives way to what the reader chose. */
export function forgetVisitSetting(key: Shareable): void {
  read(() => (sessionStorage.removeItem(VISIT_PREFIX + key), null));
}

/** Ends a shared visit: the reader's own settings hold again. */
export function endSharedVisit(): void {
  SHAREABLE.forEach(forgetVisitSetting);
}

/** The query parameter's value that shares settings. They are ASCII: colours, numbers and words of ours. */
export function encodeSettings(settings: Partial<Record<Shareable, string>>): string {
  return btoa(JSON.stringify(settings)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Storage may be blocked, and what it holds unreadable: the defaults then hold, for as long as the page. */
function read(access: () => string | null): string | null {
  try {
    return access();
  } catch {
    return null;
  }
}
