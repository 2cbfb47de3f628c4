import { Hono, type MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import {
  SEARCH_PATH,
  SERVER_CARD_PATH,
  SKILL_FOLDERS,
  feedPath,
  llmsFullPath,
  llmsPath,
  localizePath,
  nearServerCardPath,
} from '../site/addresses.ts';
import { CLIENT_ERRORS_PATH } from '../site/protocol/client-errors.ts';
import { DEMO_FRAME_PATH } from '../site/demo/demo-frame.ts';
import { LOCALES } from '../site/locales.ts';
import { PRODUCTS } from '../site/products.ts';
import type { Bindings, Site, WorkerEnv } from './environment.ts';
import { createJsonReader } from './content/json-files.ts';
import { getFingerprint } from './http/fingerprint.ts';
import { addressRules } from './middleware/address-rules.ts';
import { errorHandler } from './middleware/error-handler.ts';
import { conditionalDocuments } from './middleware/conditional-documents.ts';
import { markDegraded } from './middleware/mark-degraded.ts';
import { retryWithOwnBuild } from './middleware/retry-with-own-build.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { traceRequests } from './middleware/trace-requests.ts';
import { redirectToHttps } from './middleware/redirect-to-https.ts';
import { cachedResponses } from './cache/cached-responses.ts';
import { health, robots, serviceWorker, sitemap } from './routes/documents.ts';
import { demoFrame } from './routes/demo-frame.tsx';
import { feed } from './routes/feed.ts';
import { llms, llmsFull } from './routes/llms.ts';
import { mcp } from './routes/mcp.ts';
import { pages } from './routes/pages.tsx';
import { search, searchWithoutSlash } from './routes/search.tsx';
import { readableAnywhere, serverCard, skill, skillsIndex } from './routes/well-known.ts';
import { createSiteSearch } from './search/site-search.ts';
import { clientErrors } from './routes/client-errors.ts';

/** The worker: redirects to https, serves what the isolate remembers, and passes the rest to the application. */
export function createWorker(parts: Omit<Site, 'fingerprint' | 'search' | 'readJson'>): {
  fetch: ExportedHandlerFetchHandler<Bindings>;
} {
  const readJson = createJsonReader(parts);
  const site: Site = {
    ...parts,
    readJson,
    fingerprint: getFingerprint(JSON.stringify([parts.build, parts.config])),
    search: createSiteSearch(parts.build, readJson),
  };
  const toHttps = redirectToHttps(site.config);
  const answers = cachedResponses(site);
  const app = createApp(site, answers.remember);
  return {
    fetch: async (request, bindings, context) => {
      const early = toHttps(request) ?? answers.send(request);
      const answer = early ?? (await app.fetch(request, bindings, context));
      site.counts.response(request, answer, early ? 'memory' : 'application');
      keepPrefetchedPage(request, answer);
      if (!site.config.isListed) answer.headers.set('X-Robots-Tag', 'noindex');
      return answer;
    },
  };
}

/** The Hono application. Middleware runs in the order written; the last route is the catch-all. */
function createApp(site: Site, remember: MiddlewareHandler<WorkerEnv>): Hono<WorkerEnv> {
  const app = new Hono<WorkerEnv>({ strict: true });
  app.use(retryWithOwnBuild(site, app));
  app.use(remember);
  app.use(requestId());
  app.use(traceRequests(site));
  app.use(securityHeaders(site.build, site.config));
  app.use(markDegraded(site));
  // Both before the address rules, which allow only GET and HEAD.
  app.use(mcp(site));
  if (site.config.clientErrorShare !== null) app.all(CLIENT_ERRORS_PATH, clientErrors(site));
  app.use(addressRules());
  app.onError(errorHandler());

  const fresh = conditionalDocuments(site);
  app.get('/healthz', health(site));
  app.get('/robots.txt', robots(site));
  app.get('/sitemap.xml', fresh, sitemap(site));
  app.get('/x/sw.js', serviceWorker(site));
  app.get(DEMO_FRAME_PATH, demoFrame(site));
  const open = readableAnywhere();
  app.get(SERVER_CARD_PATH, open, fresh, serverCard(site));
  for (const folder of SKILL_FOLDERS) {
    app.get(`${folder}/index.json`, open, fresh, skillsIndex(site));
    app.get(`${folder}/:name/SKILL.md`, open, fresh, skill(site));
  }
  for (const locale of LOCALES) {
    for (const product of [undefined, ...PRODUCTS]) {
      app.get(llmsPath(locale, product), fresh, llms(site));
      app.get(llmsFullPath(locale, product), fresh, llmsFull(site));
      if (product) app.get(feedPath(locale, product), fresh, feed(site));
    }
    app.get(nearServerCardPath(locale), open, fresh, serverCard(site));
    app.get(localizePath(SEARCH_PATH, locale), search(site));
    app.get(localizePath(SEARCH_PATH.slice(0, -1), locale), searchWithoutSlash());
  }
  app.get('*', pages(site));
  return app;
}

/** No `Accept` in `Vary`: a prefetch sends another `Accept` header than the navigation. */
const PREFETCHED_HEADERS = { Vary: 'Cookie', 'Cache-Control': 'private, max-age=30' };

/** Lets the browser reuse a prefetched page for half a minute without revalidation. */
function keepPrefetchedPage(request: Request, { status, headers }: Response): void {
  // Prerenders also send this header, but with another value; they need no caching.
  if (request.headers.get('Sec-Purpose') !== 'prefetch' || status !== 200) return;
  if (!headers.get('Content-Type')?.startsWith('text/html')) return;
  for (const [name, value] of Object.entries(PREFETCHED_HEADERS)) headers.set(name, value);
}
