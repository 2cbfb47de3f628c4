import {
  DEFAULT_CODE_PREFERENCES,
  codePreferencesFromCookie,
  codePreferencesFromQuery,
  type CodePreferences,
} from '../../site/preferences.ts';

/** Code preferences of a request. The query (`?variant=js&styling=css`) takes precedence over the cookie. */
export function codePreferencesFromRequest(headers: Headers, url: string): CodePreferences {
  const cookie = headers.get('Cookie');
  const fromCookie = cookie === null ? DEFAULT_CODE_PREFERENCES : codePreferencesFromCookie(cookie);
  if (!url.includes('?')) return fromCookie;
  const { searchParams } = new URL(url);
  return codePreferencesFromQuery((parameter) => searchParams.get(parameter), fromCookie);
}
