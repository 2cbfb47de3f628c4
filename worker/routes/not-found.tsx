import type { Context } from 'hono';
import { NotFound } from '../../client/components/pages/NotFound.tsx';
import type { ListedPage } from '../../client/components/document/PageList.tsx';
import { createTranslate } from '../../client/i18n/translate.ts';
import { START_KEY, markdownPath } from '../../site/addresses.ts';
import type { Locale } from '../../site/locales.ts';
import { findProduct } from '../../site/products.ts';
import type { BuildContent } from '../content/build-content.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { openContent } from '../content/open-content.ts';
import { getOrigin } from '../http/origin.ts';
import { fillWhenRead } from '../render/document.ts';
import { toStream } from '../http/stream.ts';
import { readNavigation } from '../render/page-navigation.ts';
import { createView, factsOfGeneratedPage, type PageFacts } from '../render/view.ts';
import { suggestPages } from '../search/suggest-pages.ts';
import { beginPage } from './begin-page.ts';
import type { PageRequest } from './page-request.ts';

/** The vendor's site, and what readers of it look for here. */
const VENDOR = 'https://mui.com';
const VENDOR_PATH = /^\/(?:about|base-ui|blog|careers|core|joy-ui|material-ui|pricing|store|system|templates)(?:\/|$)/;

/** Where the vendor's site has a path that is not one of the documentation. */
function addressElsewhere(path: string): string | null {
  return VENDOR_PATH.test(path) ? VENDOR + path : null;
}

/** The 404 page: the nearest pages, and the start of the product. */
export async function answerNotFound(
  c: Context<WorkerEnv>,
  site: Site,
  { address, preferences, format }: PageRequest,
): Promise<Response> {
  const { locale, key, path } = address;
  const headers = getHeaders(format);
  // Suggestions are most of the work, and nobody would see them.
  if (c.req.method === 'HEAD') return c.body(null, 404, headers);
  const t = createTranslate(locale);
  const content = await openContent(c, site);
  const [found, start] = await Promise.all([
    c.get('trace').timer('search')(site.search(locale).then((index) => suggestPages(index, key))),
    startPage(content, locale, key),
  ]);
  const elsewhere = addressElsewhere(path);
  const suggestions = uniquePages([...found, ...(start ? [start] : [])]);
  if (format === 'markdown') {
    const origin = getOrigin(site, c.req.url);
    const links = suggestions.map((page) => `- [${page.title}](${origin}${markdownPath(page.key, locale)})`);
    const texts = [
      `# ${t('notFound.title')}`,
      t('notFound.text', { path: `\`${path}\`` }),
      ...(elsewhere === null ? [] : [t('notFound.elsewhere', { site: `<${elsewhere}>` })]),
      `## ${t('notFound.closest')}`,
      links.join('\n'),
    ];
    return c.body(`${texts.join('\n\n')}\n`, 404, headers);
  }
  const facts: PageFacts = { ...factsOfGeneratedPage(key, locale, t('notFound.title')), features: ['found'] };
  const view = createView(site, { url: c.req.url, preferences }, facts);
  const document = <NotFound view={view} path={path} elsewhere={elsewhere} suggestions={suggestions} />;
  const body = toStream(await beginPage(c, t, document, { navigation: fillWhenRead(readNavigation(content, facts)) }));
  return c.body(body, 404, headers);
}

function getHeaders(format: PageRequest['format']): Record<string, string> {
  return { 'Content-Type': `text/${format}; charset=utf-8`, 'Cache-Control': 'no-cache', Vary: 'Accept, Cookie' };
}

/** The start page of a path's product, or of the site if the product has none yet. */
async function startPage(content: BuildContent, locale: Locale, key: string): Promise<ListedPage | null> {
  for (const start of new Set([findProduct(key)?.start ?? START_KEY, START_KEY])) {
    const entry = await content.entry(locale, start);
    if (entry?.kind === 'page') return { key: start, ...entry };
  }
  return null;
}

function uniquePages(pages: readonly ListedPage[]): ListedPage[] {
  return pages.filter(({ key }, at) => pages.findIndex((other) => other.key === key) === at);
}
