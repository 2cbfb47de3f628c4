import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  DEFAULT_CODE_PREFERENCES,
  codePreferencesFromCookie,
  type CodePreferences,
} from '../site/preferences.ts';

/** Code preferences of a request. The query (`?variant=js&styling=css`) takes precedence over the cookie. */
export function codePreferencesFromRequest(headers: Headers, url: string): CodePreferences {
  const cookie = headers.get('Cookie');
  const fromCookie = cookie === null ? DEFAULT_CODE_PREFERENCES : codePreferencesFromCookie(cookie);
  if (!url.includes('?')) return fromCookie;
  const { searchParams } = new URL(url);
  const variant = searchParams.get('variant')?.toUpperCase();
  const styling = searchParams.get('styling')?.toLowerCase();
  return {
    codeVariant: CODE_VARIANTS.find((known) => known === variant) ?? fromCookie.codeVariant,
    codeStyling: CODE_STYLINGS.find((known) => known === styling) ?? fromCookie.codeStyling,
  };
}
