import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { HonoRequest } from 'hono/request';

const MARKDOWN = 'text/markdown';

/** Whether a request prefers Markdown to HTML, which requires an `Accept` header that names Markdown. */
export function wantsMarkdown(request: Request): boolean {
  if (!request.headers.get('Accept')?.includes(MARKDOWN)) return false;
  return (
    accepts({ req: new HonoRequest(request) } as Context, {
      header: 'Accept',
      supports: ['text/html', MARKDOWN],
      default: 'text/html',
    }) === MARKDOWN
  );
}
