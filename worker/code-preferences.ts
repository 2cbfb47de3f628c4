import type { Context } from 'hono';
import { CODE_STYLINGS, CODE_VARIANTS, DEFAULT_CODE_PREFERENCES, codePreferencesFromCookie, type CodePreferences } from '../site/preferences.ts';
import type { WorkerEnv } from './environment.ts';

/** Code preferences of a request. The query (`?variant=js&styling=css`) goes before the cookie. */
export function codePreferencesFromRequest(c: Context<WorkerEnv>): CodePreferences {
  const cookie = c.req.header('Cookie');
  const fromCookie = cookie === undefined ? DEFAULT_CODE_PREFERENCES : codePreferencesFromCookie(cookie);
  if (!c.req.url.includes('?')) return fromCookie;
  const variant = c.req.query('variant')?.toUpperCase();
  const styling = c.req.query('styling')?.toLowerCase();
  return {
    codeVariant: CODE_VARIANTS.find((known) => known === variant) ?? fromCookie.codeVariant,
    codeStyling: CODE_STYLINGS.find((known) => known === styling) ?? fromCookie.codeStyling,
  };
}
