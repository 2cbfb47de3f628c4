import {
  codePreferencesFromCookie,
  preferenceCookie,
  type CodePreferences,
} from '../../site/preferences.ts';
import { forgetVisitSetting } from './settings-storage.ts';

/**
 * The code preferences of this browser.
 *
 * @throws Error on the server, where a cookie belongs to a request (specification section 8).
 */
export function readCodePreferences(): CodePreferences {
  if (typeof document === 'undefined') {
    throw new Error(
      'readCodePreferences: cookies cannot be read on the server. ' +
        'Read them from the request there: codePreferencesFromCookie(request header).',
    );
  }
  return codePreferencesFromCookie(document.cookie);
}

/** Keeps a code preference for a year. */
export function writeCodePreference(name: keyof CodePreferences, value: string): void {
  forgetVisitSetting(name);
  document.cookie = preferenceCookie(name, value, location.protocol === 'https:');
}
