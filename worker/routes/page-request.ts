import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { parseAddress, type Address } from '../../site/addresses.ts';
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  codePreferencesFromCookie,
  type CodePreferences,
} from '../../site/preferences.ts';
import type { WorkerEnv } from '../environment.ts';

/** What a request asks for. */
export interface PageRequest {
  address: Address;
  preferences: CodePreferences;
  /** HTML, or Markdown by `.md` or by the `Accept` header. */
  format: 'html' | 'markdown';
}

/** Reads address, preferences and format. The query (`?variant=js&styling=css`) goes before the cookie. */
export function readPageRequest(c: Context<WorkerEnv>): PageRequest {
  const address = parseAddress(new URL(c.req.url).pathname);
  const fromCookie = codePreferencesFromCookie(c.req.header('Cookie'));
  const variant = c.req.query('variant')?.toUpperCase();
  const styling = c.req.query('styling')?.toLowerCase();
  const wanted = accepts(c, { header: 'Accept', supports: ['text/html', 'text/markdown'], default: 'text/html' });
  return {
    address,
    preferences: {
      codeVariant: CODE_VARIANTS.find((known) => known === variant) ?? fromCookie.codeVariant,
      codeStyling: CODE_STYLINGS.find((known) => known === styling) ?? fromCookie.codeStyling,
    },
    format: wanted === 'text/markdown' ? 'markdown' : address.format,
  };
}
