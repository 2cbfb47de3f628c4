import type { Handler } from 'hono';
import { renderToReadableStream } from 'react-dom/server';
import { createTranslate } from '../../client/i18n/translate.ts';
import { SearchResults } from '../../client/shell/SearchResults.tsx';
import type { Site, WorkerEnv } from '../environment.ts';
import { createView, factsOfAnswer } from '../render/view.ts';
import { searchPages } from '../search.ts';
import { readPageRequest } from './page-request.ts';

/** Longest query that is looked for, in characters. */
const MAX_QUERY = 200;

/** `GET /x/search/?q=`: the search form's answer. */
export function search(site: Site): Handler<WorkerEnv> {
  return async function search(c) {
    const { address, preferences } = readPageRequest(c);
    const { locale, key } = address;
    const query = (c.req.query('q') ?? '').trim().slice(0, MAX_QUERY);
    const t = createTranslate(locale);
    const results = searchPages(await site.content.pages(locale), query);
    const view = await createView(site, { url: c.req.url, preferences }, { ...factsOfAnswer(key, locale, t('search.title')), query });
    const stream = await renderToReadableStream(<SearchResults view={view} results={results} />);
    return c.body(stream, 200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache', Vary: 'Cookie' });
  };
}

/** The search page without its slash, sent on with the query kept (behaviour section 1). */
export function searchWithoutSlash(): Handler<WorkerEnv> {
  return function searchWithoutSlash(c) {
    const { pathname, search: query } = new URL(c.req.url);
    return c.redirect(`${pathname}/${query}`, 308);
  };
}
