import type { Context } from 'hono';
import { NotFound } from '../../client/drawn/shell/NotFound.tsx';
import type { ListedPage } from '../../client/drawn/shell/PageList.tsx';
import { createTranslate } from '../../client/i18n/translate.ts';
import type { PageSummary } from '../../site/page.ts';
import { START_KEY, markdownPath } from '../../site/addresses.ts';
import { productOf } from '../../site/products.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { drawDocument } from '../render/document.ts';
import { navigationOf } from '../render/navigation.ts';
import { createView, factsOfAnswer } from '../render/view.ts';
import { suggestPages } from '../suggest.ts';
import type { PageRequest } from './page-request.ts';

/**
 * The page for an address without one: the nearest pages, and the start of the product (behaviour 1 in
 * `docs/specification-map.md`).
 */
export async function answerNotFound(
  c: Context<WorkerEnv>,
  site: Site,
  { address, preferences, format }: PageRequest,
  pages: readonly PageSummary[],
): Promise<Response> {
  const { locale, key, path } = address;
  const t = createTranslate(locale);
  const start = productOf(key)?.start ?? START_KEY;
  const suggestions = uniquePages([
    ...(await suggestPages(await site.search(locale), key)),
    ...pages.filter((page) => page.key === start),
  ]);
  if (format === 'markdown') {
    const links = suggestions.map((page) => `- [${page.title}](${markdownPath(page.key, locale)})`);
    const text = `# ${t('notFound.title')}\n\n${t('notFound.text', { path: `\`${path}\`` })}\n\n${links.join('\n')}\n`;
    return new Response(text, { status: 404, headers: headersOf('text/markdown') });
  }
  const facts = factsOfAnswer(key, locale, t('notFound.title'));
  const view = createView(site, { url: c.req.url, preferences }, facts);
  const body = drawDocument(<NotFound view={view} path={path} suggestions={suggestions} />, {
    navigation: await navigationOf(site, facts),
  }).stream();
  return new Response(body, { status: 404, headers: headersOf('text/html') });
}

function headersOf(type: string): HeadersInit {
  return { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache', Vary: 'Accept, Cookie' };
}

function uniquePages(pages: readonly ListedPage[]): ListedPage[] {
  return pages.filter(({ key }, at) => pages.findIndex((other) => other.key === key) === at);
}
