import { CODE_STYLINGS, CODE_VARIANTS } from '../../site/preferences.ts';
import type { Wanted } from '../support/requests.ts';
import type { SitePage } from '../support/site-addresses.ts';

/** A request and its expected status. */
export interface Visit extends Wanted {
  status: number;
}

/** Creates a visit to a page. `at` varies visits of the same kind. */
type Kind = (page: SitePage, at: number) => Visit;

/** Cookies of readers with code preferences, among unrelated ones. */
const COOKIES = [
  '_ga=GA1.1.1; codeVariant=JS',
  'codeStyling=tailwind; theme=1',
  'codeVariant=JS; codeStyling=css; a=b',
];

const WORDS = ['row selection', 'axis', 'timezone', '日期', 'drag and drop', 'apiRef', 'virtualization', 'tooltip'];

const withoutSlash = (address: string) => address.slice(0, -1);

const openPage: Kind = ({ html }) => ({ path: html, status: 200 });
const openPageWithCookies: Kind = ({ html }, at) => ({
  path: html,
  headers: { Cookie: COOKIES[at % COOKIES.length] ?? '' },
  status: 200,
});
const openMarkdown: Kind = ({ markdown }) => ({ path: markdown, status: 200 });
const openWithoutSlash: Kind = ({ html }) => ({ path: withoutSlash(html), status: 308 });
const openUnknown: Kind = ({ html }, at) => ({ path: `${html}nothing-${at}/`, status: 404 });
const search: Kind = ({ locale }, at) => ({
  path: `${locale === 'en' ? '' : `/${locale}`}/x/search/?q=${encodeURIComponent(WORDS[at % WORDS.length] ?? '')}`,
  status: 200,
});

/** The traffic mix: visits of each kind per hundred. */
const SHARES: [visits: number, kind: Kind | 'again'][] = [
  [50, openPage],
  [12, openPageWithCookies],
  [15, 'again'],
  [10, openMarkdown],
  [5, openWithoutSlash],
  [5, search],
  [3, openUnknown],
];

/**
 * A realistic mix of visits in both languages, two thirds of which go to a tenth of the pages.
 *
 * @param tagOf Returns the ETag of a page, for conditional requests.
 */
export function mixedVisits(pages: readonly SitePage[], count: number, tagOf: (page: SitePage) => string): Visit[] {
  const kinds = SHARES.flatMap(([visits, kind]) => Array.from({ length: visits }, () => kind));
  const again: Kind = (page) => ({ path: page.html, headers: { 'If-None-Match': tagOf(page) }, status: 304 });
  return Array.from({ length: count }, (_, at) => {
    // Strides that are coprime to the lengths, so that all combinations of kinds and pages occur.
    const kind = kinds[(at * 37) % kinds.length] ?? openPage;
    const popular = Math.ceil(pages.length / 10);
    const page = at % 3 === 0 ? pages[(at * 7) % pages.length] : pages[(at * 7) % popular];
    if (!page) throw new RangeError('There are no pages to visit.');
    return kind === 'again' ? again(page, at) : kind(page, at);
  });
}

/** Distinct URLs: pages and their Markdown in all variants, redirects, and 404s. */
export function differentAddresses(pages: readonly SitePage[], count: number): Visit[] {
  const queries = CODE_VARIANTS.flatMap((variant) =>
    CODE_STYLINGS.map((styling) => `?variant=${variant}&styling=${styling}`),
  );
  const real = pages.flatMap(({ html, markdown }) => [
    ...[html, markdown].flatMap((address) => queries.map((query) => ({ path: address + query, status: 200 }))),
    { path: withoutSlash(html), status: 308 },
  ]);
  const unknown = Array.from({ length: Math.max(count - real.length, Math.ceil(count / 20)) }, (_, at) =>
    openUnknown(pages[at % pages.length] ?? { locale: 'en', key: '', html: '/', markdown: '' }, at),
  );
  return [...unknown, ...real].slice(0, count);
}
