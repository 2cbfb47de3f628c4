import type { Handler } from 'hono';
import { createTranslate } from '../../client/i18n/translate.ts';
import { SearchResults } from '../../client/components/pages/SearchResults.tsx';
import { SCOPES, isKind, isPlan, isScope } from '../../site/search/documents.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { openContent } from '../content/open-content.ts';
import { fillWhenRead } from '../render/document.ts';
import { toStream } from '../http/stream.ts';
import { readNavigation } from '../render/page-navigation.ts';
import { createView, factsOfGeneratedPage, type PageFacts } from '../render/view.ts';
import { beginPage } from './begin-page.ts';
import { readPageRequest } from './page-request.ts';

/** Longest query in characters. */
const MAX_QUERY = 200;

/** Maximum number of pages per result list. */
const LIMIT = 15;

/** `GET /x/search/?q=&product=&kind=&plan=`: the search form's results. Unknown filters are ignored. */
export function search(site: Site): Handler<WorkerEnv> {
  return async function search(c) {
    const { address, preferences } = readPageRequest(c);
    const { locale, key } = address;
    // HTML allows no control characters: https://html.spec.whatwg.org/multipage/syntax.html#text-2
    const query = (c.req.query('q') ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_QUERY);
    const { product, kind, plan } = c.req.query();
    const filters = {
      product: isScope(product) ? product : null,
      kind: isKind(kind) ? kind : null,
      plan: isPlan(plan) ? plan : null,
    };
    const wait = c.get('trace').timer('search');
    const index = await wait(site.search(locale));
    const found = index.search({
      text: query,
      parts: [{ scopes: filters.product ? [filters.product] : SCOPES, limit: LIMIT }],
      kinds: filters.kind ? [filters.kind] : undefined,
      plans: filters.plan ? [filters.plan] : undefined,
    });
    const answer = await wait(found);
    const t = createTranslate(locale);
    const facts: PageFacts = { ...factsOfGeneratedPage(key, locale, t('search.title')), features: ['found'], query };
    const view = createView(site, { url: c.req.url, preferences }, facts);
    const content = await openContent(c, site);
    const guides = query === '' ? await content.pages(locale) : [];
    const document = <SearchResults view={view} answer={answer} filters={filters} guides={guides} />;
    const navigation = fillWhenRead(readNavigation(content, facts));
    return c.body(toStream(await beginPage(c, t, document, { navigation })), 200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Cookie',
    });
  };
}

/** Redirects the search page without trailing slash, keeping the query. */
export function searchWithoutSlash(): Handler<WorkerEnv> {
  return function searchWithoutSlash(c) {
    const { pathname, search: query } = new URL(c.req.url);
    return c.redirect(`${pathname}/${query}`, 308);
  };
}
