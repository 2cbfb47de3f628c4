import { MAX_CLIENT_ERROR_TEXT, type ClientErrorReport } from '../../../site/client-errors.ts';

/** Message and place of an error. The place is empty unless it is in one of the site's hashed files. */
export function describeError(error: unknown, origin: string): Pick<ClientErrorReport, 'message' | 'at'> {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const place = stack.indexOf(`${origin}/static/`);
  const [at = ''] = place < 0 ? [] : (/^[\w./-]+(?::\d+)*/.exec(stack.slice(place + origin.length)) ?? []);
  return { message: `${name}: ${message}`.slice(0, MAX_CLIENT_ERROR_TEXT), at };
}
