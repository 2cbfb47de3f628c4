import type { Context } from 'hono';
import { parseAddress, type Address } from '../../site/addresses.ts';
import type { CodePreferences } from '../../site/preferences.ts';
import { codePreferencesFromRequest } from '../http/code-preferences.ts';
import type { WorkerEnv } from '../environment.ts';
import { wantsMarkdown } from '../http/accept.ts';

export interface PageRequest {
  address: Address;
  preferences: CodePreferences;
  /** Markdown if requested by `.md` or by the `Accept` header. */
  format: 'html' | 'markdown';
}

/** Parses address, preferences and format. */
export function readPageRequest(c: Context<WorkerEnv>): PageRequest {
  const address = parseAddress(new URL(c.req.url).pathname);
  return {
    address,
    preferences: codePreferencesFromRequest(c.req.raw.headers, c.req.url),
    format: wantsMarkdown(c.req.raw) ? 'markdown' : address.format,
  };
}
