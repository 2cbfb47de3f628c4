import type { Handler } from 'hono';
import { pagePath } from '../../site/addresses.ts';
import { escapeHtml } from '../../site/kit/escape-html.ts';
import { DEFAULT_LOCALE, LOCALES, LOCALE_NAMES, type Locale } from '../../site/locales.ts';
import type { PageSummary } from '../../site/page/page.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { createDeadline } from '../http/deadline.ts';
import { openContent } from '../content/open-content.ts';
import { getOrigin } from '../http/origin.ts';

/**
 * `GET /healthz`: liveness and build id of the worker. If readers get the content of another build, such as after a
 * rollback of content only, `content` is its id. If content is degraded, readers get the worker's own copy, and this
 * response has the reason.
 */
export function health({ build, content }: Site): Handler<WorkerEnv> {
  return function health(c) {
    // Triggers a due retry, because there may be no other traffic to do so.
    const known = content.known();
    const reason = content.trouble();
    const state = reason === null ? { status: 'ok' } : { status: 'degraded', reason };
    const other = known === null || known === build.id ? {} : { content: known };
    return c.json({ ...state, build: build.id, ...other }, 200, { 'Cache-Control': 'no-store' });
  };
}

/** `GET /robots.txt`. It bars nothing: what is not to be listed says so itself, which a crawler has to read. */
export function robots(site: Site): Handler<WorkerEnv> {
  return function robots(c) {
    return c.text(`User-agent: *\nAllow: /\n\nSitemap: ${getOrigin(site, c.req.url)}/sitemap.xml\n`);
  };
}

/** `GET /sitemap.xml`: every page, in each of its languages, with the same alternates as in its head. */
export function sitemap(site: Site): Handler<WorkerEnv> {
  return async function sitemap(c) {
    const origin = getOrigin(site, c.req.url);
    const content = await openContent(c, site);
    const urls = await Promise.all(
      LOCALES.map(async (locale) => {
        const pages = await content.pages(locale);
        return pages
          .filter(({ translations }) => translations.includes(locale))
          .map((page) => writeUrl(page, locale, origin));
      }),
    );
    const xml =
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
      `${urls.flat().join('\n')}\n</urlset>\n`;
    return c.body(xml, 200, { 'Content-Type': 'application/xml; charset=utf-8' });
  };
}

function writeUrl({ key, translations, changed }: PageSummary, locale: Locale, origin: string): string {
  const getAddress = (language: Locale) => escapeHtml(origin + pagePath(key, language));
  const writeAlternate = (tag: string, language: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${getAddress(language)}"/>`;
  const alternates = [
    ...translations.map((language) => writeAlternate(LOCALE_NAMES[language].tag, language)),
    writeAlternate('x-default', DEFAULT_LOCALE),
  ];
  const lastChange = changed === null ? '' : `<lastmod>${changed}</lastmod>`;
  return `<url><loc>${getAddress(locale)}</loc>${lastChange}${alternates.join('')}</url>`;
}

/**
 * `GET /x/sw.js`: the service worker, never cached; with the kill switch, one that removes itself.
 */
export function serviceWorker({ assets, config }: Site): Handler<WorkerEnv> {
  return async function serviceWorker(c) {
    const file = config.servesServiceWorker ? '/sw.js' : '/sw-removed.js';
    const response = await createDeadline(config.limits.file)(file, assets.fetch(`https://assets.local${file}`));
    if (!response.ok) throw new Error(`The assets answered ${response.status} for "${file}".`);
    return new Response(response.body, {
      headers: {
        'Content-Type': 'text/javascript; charset=utf-8',
        'Cache-Control': 'no-cache, no-store, must-revalidate',
        'Service-Worker-Allowed': '/',
      },
    });
  };
}
