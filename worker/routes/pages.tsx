import type { Context, Handler } from 'hono';
import { Article } from '../../client/drawn/shell/Article.tsx';
import { slot } from '../../client/drawn/shell/slots.ts';
import { firstSegment, localizePath, markdownPath, pagePath, type Address } from '../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES, isForeignLanguage } from '../../site/locales.ts';
import { isPageKey, type AddressAsset, type PageAsset } from '../../site/page.ts';
import type { Answer } from '../answers/answer.ts';
import { hasAnswer } from '../conditional.ts';
import { ContentError } from '../content/store.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { fingerprintOf } from '../fingerprint.ts';
import { originOf } from '../origin.ts';
import { articleHtml } from '../render/article-html.ts';
import type { Bytes } from '../render/bytes.ts';
import { drawDocument } from '../render/document.ts';
import { markdownText, readMarkdown } from '../render/markdown.ts';
import { navigationOf } from '../render/navigation.ts';
import { createView, factsOfPage } from '../render/view.ts';
import { answerNotFound } from './not-found.tsx';
import { readPageRequest, type PageRequest } from './page-request.ts';

/** First segment of pages without the layout around them (spec 2 in `docs/specification-map.md`). */
const PLAYGROUND = 'playground';

/** HTML is checked with the worker each time; the answer to that check is a 304 of a few bytes. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';
const VARY = 'Accept, Cookie';

/** Documentation pages and their Markdown twins, redirects that the content knows, and unknown addresses. */
export function pages(site: Site): Handler<WorkerEnv> {
  return async function pages(c) {
    const request = readPageRequest(c);
    const { address, format } = request;
    const bare = firstSegment(address.key) === PLAYGROUND;
    const key = bare ? address.key.slice(`/${PLAYGROUND}`.length) : address.key;
    const etag = await etagOf(site, request);
    const isCanonicalForm = address.hasTrailingSlash || address.format === 'markdown';
    if (isCanonicalForm && hasAnswer(c.req.raw.headers, etag)) {
      return c.body(null, 304, { ETag: etag, Vary: VARY, 'Cache-Control': CACHE_CONTROL });
    }
    const cacheKey = cacheKeyOf(etag, c.req.url);
    const kept = isCanonicalForm ? await site.edge.match(cacheKey) : null;
    if (kept) return answer(c, kept, etag);

    const asset = isPageKey(key) ? await site.content.address(address.locale, key) : null;
    if (!asset) return answerUnknown(c, site, request, key);
    const redirect = redirectOf(asset, address, bare);
    if (redirect) return c.redirect(redirect.path + new URL(c.req.url).search, redirect.status);
    if (asset.kind !== 'page') throw new ContentError(key, 'has an unknown kind');
    const made =
      format === 'markdown'
        ? await markdownAnswer(c, site, request, key)
        : await htmlAnswer(c, site, request, asset, bare);
    // To fill the data centre's cache costs a quarter of making a page: it gets those that are asked for again.
    return answer(c, made, etag, () => site.edge.put(cacheKey, made));
  };
}

/**
 * An answer's bytes depend on the worker, its configuration, the content, the address and these preferences. The tag
 * names all of them, so it is known before the page is, and only a page that was answered once has handed it out.
 */
async function etagOf({ fingerprint, content }: Site, { address, preferences, format }: PageRequest): Promise<string> {
  const { codeVariant, codeStyling } = preferences;
  const version = fingerprintOf(fingerprint, await content.buildId(), address.locale, address.path);
  return `W/"${version}-${format}-${codeVariant}-${codeStyling}"`;
}

/** The same, by host: canonical addresses and the service worker depend on it. */
function cacheKeyOf(etag: string, url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}?${encodeURIComponent(etag)}`;
}

function answer(c: Context<WorkerEnv>, { body, headers }: Answer, etag: string, share?: () => Promise<void>): Response {
  c.set('remembers', { body, share });
  return c.body(body.stream(), 200, { ...headers, ETag: etag, Vary: VARY, 'Cache-Control': CACHE_CONTROL });
}

/** Where the content sends an address: an old page's successor, a group's first page, or the form with a slash. */
function redirectOf(
  asset: AddressAsset<Bytes>,
  address: Address,
  bare: boolean,
): { path: string; status: 301 | 302 | 308 } | null {
  const target = (key: string) =>
    address.format === 'markdown' ? markdownPath(key, address.locale) : pagePath(key, address.locale);
  if (asset.kind === 'redirect') return { path: target(asset.to), status: asset.status };
  if (address.format === 'html' && !address.hasTrailingSlash) {
    return { path: localizePath(`${bare ? `/${PLAYGROUND}` : ''}${pagePath(asset.key)}`, address.locale), status: 308 };
  }
  return null;
}

/** An address without content: a page in a language that the site does not have, a lost page, or nothing. */
async function answerUnknown(c: Context<WorkerEnv>, site: Site, request: PageRequest, key: string): Promise<Response> {
  const { address } = request;
  const language = firstSegment(key);
  if (address.locale === DEFAULT_LOCALE && isForeignLanguage(language)) {
    const rest = key.slice(language.length + 1);
    const english = isPageKey(rest) ? await site.content.address(DEFAULT_LOCALE, rest) : null;
    if (english) {
      const target = english.kind === 'redirect' ? english.to : rest;
      return c.redirect(
        (address.format === 'markdown' ? markdownPath(target) : pagePath(target)) + new URL(c.req.url).search,
        302,
      );
    }
  }
  const known = await site.content.pages(address.locale);
  if (known.some((page) => page.key === key)) throw new ContentError(`${address.locale}${key}`, 'is missing');
  return answerNotFound(c, site, request, known);
}

async function htmlAnswer(
  c: Context<WorkerEnv>,
  site: Site,
  request: PageRequest,
  page: PageAsset<Bytes>,
  isBare: boolean,
): Promise<Answer> {
  const { address, preferences } = request;
  const facts = { ...factsOfPage(page, address.locale), isBare };
  const view = createView(site, { url: c.req.url, preferences }, facts);
  const { repository, branch } = site.config;
  const article = {
    page,
    // The long texts are put in afterwards.
    styles: page.styles.byteLength > 0 ? slot('styles') : '',
    html: slot('article'),
    editHref: page.source && `${repository}/edit/${branch}/${page.source}`,
    issuesHref:
      page.githubLabel && `${repository}/issues?q=${encodeURIComponent(`is:open label:"${page.githubLabel}"`)}`,
  };
  const links = [
    `<${site.build.styles}>; rel=preload; as=style`,
    `<${site.build.client}>; rel=modulepreload`,
    `<${markdownPath(page.key, address.locale)}>; rel=alternate; type="text/markdown"`,
  ];
  const filled = {
    styles: [page.styles],
    navigation: await navigationOf(site, facts),
    article: articleHtml(page, preferences),
  };
  return {
    body: drawDocument(<Article view={view} article={article} />, filled),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Language': LOCALE_NAMES[address.locale].tag,
      Link: links.join(', '),
    },
  };
}

async function markdownAnswer(
  c: Context<WorkerEnv>,
  site: Site,
  { address, preferences }: PageRequest,
  key: string,
): Promise<Answer> {
  const asset = await readMarkdown(site.content, address.locale, key);
  // Search engines list the page, and not its twin beside it.
  const canonical = originOf(site, c.req.url) + pagePath(key, asset.contentLocale);
  return {
    body: new Blob([markdownText(asset, preferences)]),
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Language': LOCALE_NAMES[asset.contentLocale].tag,
      Link: `<${canonical}>; rel="canonical"`,
    },
  };
}
