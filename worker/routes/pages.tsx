import type { Context, Handler } from 'hono';
import { renderToStaticMarkup } from 'react-dom/server';
import { Article, ArticleDemos, ArticleEnd, ArticleHead, ArticleSide } from '../../client/components/pages/Article.tsx';
import type { ArticleDetails } from '../../client/components/document/view.ts';
import {
  firstSegment,
  localizePath,
  markdownPath,
  pagePath,
  parseAddress,
  type Address,
} from '../../site/addresses.ts';
import { DEFAULT_LOCALE, LOCALE_NAMES, isForeignLanguage } from '../../site/locales.ts';
import { isPageKey, type AddressEntry, type PageEntry } from '../../site/page/page.ts';
import { matchesETag } from '../http/conditional.ts';
import type { BuildContent } from '../content/build-content.ts';
import { ContentError } from '../http/content-error.ts';
import type { PageFile } from '../content/open-page-file.ts';
import type { Site, WorkerEnv } from '../environment.ts';
import { getFingerprint } from '../http/fingerprint.ts';
import { findNearPath } from './near-path.ts';
import { openContent } from '../content/open-content.ts';
import { getOrigin } from '../http/origin.ts';
import { encodeText } from '../http/bytes.ts';
import { drawPart, fillWhenRead, type Filling } from '../render/document.ts';
import { twinText } from '../render/markdown.ts';
import { collectBody, toStream } from '../http/stream.ts';
import { readNavigation } from '../render/page-navigation.ts';
import { createView, factsOfPage } from '../render/view.ts';
import { beginPage } from './begin-page.ts';
import { answerNotFound } from './not-found.tsx';
import { readPageRequest, type PageRequest } from './page-request.ts';

/** First segment of pages rendered without the surrounding layout. */
const PLAYGROUND = 'playground';

/** Browsers revalidate HTML every time; if nothing changed, that is a 304 of a few bytes. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';
const VARY = 'Accept, Cookie';

/** Documentation pages and their Markdown twins, redirects from the content, and unknown addresses. */
export function pages(site: Site): Handler<WorkerEnv> {
  return async function pages(c) {
    const request = readPageRequest(c);
    const { address, format } = request;
    const isBare = firstSegment(address.key) === PLAYGROUND;
    const key = isBare ? address.key.slice(`/${PLAYGROUND}`.length) : address.key;
    // Only a valid page key may become a file name.
    const wanted = isPageKey(key) && format === 'html' ? { locale: address.locale, key } : undefined;
    const content = await openContent(c, site, wanted);
    const etag = getETag(site, content, request);
    const isCanonicalForm = address.hasTrailingSlash || address.format === 'markdown';
    if (isCanonicalForm && matchesETag(c.req.raw.headers, etag)) {
      return c.body(null, 304, { ETag: etag, Vary: VARY, 'Cache-Control': CACHE_CONTROL });
    }

    if (wanted) content.readAhead(wanted);
    const entry = isPageKey(key) ? await content.entry(address.locale, key) : null;
    if (!entry) return answerUnknown(c, site, request, key);
    const redirect = findRedirect(key, entry, address, isBare);
    if (redirect) return c.redirect(redirect.path + new URL(c.req.url).search, redirect.status);
    if (entry.kind !== 'page') throw new ContentError(key, 'has an unknown kind');
    const page: RequestedPage = { site, content, request, key, entry, isBare };
    const headers = getHeaders(page, c.req.url);
    if (c.req.method === 'HEAD') return answer(c, etag, headers, null);
    const { bytes, whole } = collectBody(
      await (format === 'markdown' ? markdownBytes(page, c.req.url) : htmlBytes(c, page)),
    );
    c.set('body', whole);
    return answer(c, etag, headers, toStream(bytes));
  };
}

/** An existing page, with its request. */
interface RequestedPage {
  site: Site;
  content: BuildContent;
  request: PageRequest;
  key: string;
  entry: PageEntry;
  isBare: boolean;
}

/**
 * The ETag. It covers everything that the bytes depend on (worker, configuration, content, address, preferences), so it
 * is known before the page is read. A client can only have it from a page that was served.
 */
function getETag({ fingerprint }: Site, { id }: BuildContent, { address, preferences, format }: PageRequest): string {
  const version = getFingerprint(fingerprint, id, address.locale, address.path);
  return `W/"${version}-${format}-${Object.values(preferences).join('-')}"`;
}

function answer(
  c: Context<WorkerEnv>,
  etag: string,
  headers: Record<string, string>,
  body: ReadableStream | null,
): Response {
  return c.newResponse(body, 200, { ...headers, ETag: etag, Vary: VARY, 'Cache-Control': CACHE_CONTROL });
}

/** Redirects from the content: an old page to its successor, a group to its first page, or to the form with a slash. */
function findRedirect(
  key: string,
  entry: AddressEntry,
  address: Address,
  isBare: boolean,
): { path: string; status: 301 | 302 | 308 } | null {
  const target = (to: string) =>
    address.format === 'markdown' ? markdownPath(to, address.locale) : pagePath(to, address.locale);
  if (entry.kind === 'redirect') return { path: target(entry.to), status: entry.status };
  if (address.format === 'html' && !address.hasTrailingSlash) {
    return { path: localizePath(`${isBare ? `/${PLAYGROUND}` : ''}${pagePath(key)}`, address.locale), status: 308 };
  }
  return null;
}

/** Handles an address without content: a page in a language that the site does not have, a misspelt one, or a 404. */
async function answerUnknown(c: Context<WorkerEnv>, site: Site, request: PageRequest, key: string): Promise<Response> {
  const { address } = request;
  const content = await openContent(c, site);
  const { search } = new URL(c.req.url);
  const near = await findNearPath(content, address);
  if (near !== null) return c.redirect(near + search, 301);
  const language = firstSegment(key);
  if (address.locale === DEFAULT_LOCALE && isForeignLanguage(language)) {
    const rest = parseAddress(key.slice(language.length + 1)).key;
    const english = isPageKey(rest) ? await content.entry(DEFAULT_LOCALE, rest) : null;
    if (english) {
      const target = english.kind === 'redirect' ? english.to : rest;
      return c.redirect((address.format === 'markdown' ? markdownPath(target) : pagePath(target)) + search, 302);
    }
  }
  return answerNotFound(c, site, request);
}

/** Headers that are known before the page's own content has been read. */
function getHeaders({ site, request, key, entry }: RequestedPage, url: string): Record<string, string> {
  const { locale } = request.address;
  if (request.format === 'markdown') {
    // Search engines should list the page, not its Markdown twin.
    const canonical = getOrigin(site, url) + pagePath(key, entry.contentLocale);
    return {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Language': LOCALE_NAMES[entry.contentLocale].tag,
      Link: `<${canonical}>; rel="canonical"`,
    };
  }
  const links = [
    `<${site.build.styles}>; rel=preload; as=style`,
    `<${site.build.client}>; rel=modulepreload`,
    `<${markdownPath(key, locale)}>; rel=alternate; type="text/markdown"`,
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': LOCALE_NAMES[locale].tag,
    Link: links.join(', '),
  };
}

/** Streams the document: its beginning at once, the slots as the page's own file is read. */
function htmlBytes(
  c: Context<WorkerEnv>,
  { site, content, request, key, entry, isBare }: RequestedPage,
): Promise<Filling> {
  const { address, preferences } = request;
  const facts = { ...factsOfPage(key, address.locale, entry), isBare };
  const view = createView(site, { url: c.req.url, preferences }, facts);
  const file = content.page(address.locale, key);
  const head = renderToStaticMarkup(<ArticleHead view={view} page={entry} />);
  const { repository, branch, issues } = site.config;
  const sourceHref = (action: 'edit' | 'commits', source: string | null) =>
    repository && source && `${repository}/${action}/${branch}/${source}`;
  const getDetails = ({ details }: PageFile): ArticleDetails => ({
    ...details,
    editHref: sourceHref('edit', details.source),
    historyHref: sourceHref('commits', details.source),
    issuesHref: details.githubLabel && `${issues}?q=${encodeURIComponent(`is:open label:"${details.githubLabel}"`)}`,
  });
  const fill = (getFilling: (page: PageFile) => Filling) => fillWhenRead(file.then(getFilling));
  return beginPage(c, view.t, <Article view={view} page={entry} head={head} />, {
    navigation: isBare ? [] : fillWhenRead(readNavigation(content, facts)),
    side: fill((page) => drawPart(<ArticleSide view={view} page={getDetails(page)} />)),
    demos: fill((page) => drawPart(<ArticleDemos view={view} page={getDetails(page)} />, { styles: page.styles() })),
    article: fill((page) => page.article(preferences)),
    end: fill((page) => drawPart(<ArticleEnd view={view} entry={entry} page={getDetails(page)} />)),
  });
}

async function markdownBytes({ site, content, request, key }: RequestedPage, url: string): Promise<Filling> {
  const { locale } = request.address;
  const asset = await content.markdown(locale, key);
  return [encodeText(twinText(asset, request.preferences, { origin: getOrigin(site, url), locale }))];
}
