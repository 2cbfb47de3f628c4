import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const MARKDOWN = 'text/markdown';

/** Whether a request prefers Markdown to HTML. Only a header that names Markdown does. */
export function wantsMarkdown(c: Context): boolean {
  const header = c.req.header('Accept');
  if (!header?.includes(MARKDOWN)) return false;
  return accepts(c, { header: 'Accept', supports: ['text/html', MARKDOWN], default: 'text/html' }) === MARKDOWN;
}
