import {
  codePreferencesFromCookie,
  preferenceCookie,
  readEach,
  type CodePreference,
  type CodePreferences,
} from '../../../site/preferences.ts';
import { forgetVisitSetting, readVisitSetting } from './settings-storage.ts';

/**
 * Reads the code preferences from this browser's cookies.
 *
 * @throws Error on the server, where cookies belong to a request.
 */
export function readCodePreferences(): CodePreferences {
  return codePreferencesFromCookie(document.cookie);
}

/** The code preferences in effect: a shared link's, else the reader's own. */
export function latestCodePreferences(): CodePreferences {
  const own = readCodePreferences();
  return readEach((name) => readVisitSetting(name) ?? own[name]);
}

/** Stores a code preference for a year. */
export function writeCodePreference(name: CodePreference, value: string): void {
  forgetVisitSetting(name);
  document.cookie = preferenceCookie(name, value, location.protocol === 'https:');
  // Chromium may navigate without the new cookie (4 of 1,000 times) unless it is read back first.
  void document.cookie;
}
