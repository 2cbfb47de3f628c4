import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { localizePath } from '../site/addresses.ts';
import { DEMO_FRAME_PATH } from '../site/demo-frame.ts';
import { LOCALES } from '../site/locales.ts';
import { PRODUCTS } from '../site/products.ts';
import type { Site, WorkerEnv } from './environment.ts';
import { fingerprintOf } from './fingerprint.ts';
import { addressRules } from './middleware/address-rules.ts';
import { errorHandler } from './middleware/error-handler.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { health, llms, robots, serviceWorker, sitemap } from './routes/documents.ts';
import { demoFrame } from './routes/demo-frame.tsx';
import { pages } from './routes/pages.tsx';
import { search, searchWithoutSlash } from './routes/search.tsx';
import { createSiteSearch } from './search.ts';

/** The Hono application. Middleware runs in the order written; the last route answers everything else. */
export function createApp(parts: Omit<Site, 'fingerprint' | 'search'>): Hono<WorkerEnv> {
  const site: Site = {
    ...parts,
    fingerprint: fingerprintOf(JSON.stringify([parts.build, parts.config])),
    search: createSiteSearch(parts),
  };
  const app = new Hono<WorkerEnv>({ strict: true });
  app.use(requestId());
  app.use(securityHeaders(site.build, site.config));
  app.use(addressRules());
  app.onError(errorHandler());

  app.get('/healthz', health(site));
  app.get('/robots.txt', robots(site));
  app.get('/sitemap.xml', sitemap(site));
  app.get('/x/sw.js', serviceWorker(site));
  app.get(DEMO_FRAME_PATH, demoFrame(site));
  for (const locale of LOCALES) {
    app.get(localizePath('/llms.txt', locale), llms(site));
    for (const { start } of PRODUCTS) app.get(localizePath(`${start}/llms.txt`, locale), llms(site));
    app.get(localizePath('/x/search/', locale), search(site));
    app.get(localizePath('/x/search', locale), searchWithoutSlash());
  }
  app.get('*', pages(site));
  return app;
}
