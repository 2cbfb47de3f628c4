import { beforeAll, describe, expect, it } from 'vitest';
import { readPageKinds, readSitePages } from '../../support/browser/pages.ts';
import { getElements, getInside, getLink } from '../../support/html.ts';
import { checkHtml } from './nu-checker.ts';
import { siteOrigin } from '../../support/sites.ts';
import { getStages } from '../../support/stages.ts';

/** Kinds of pages besides those that are tested in browsers (`readPageKinds`), by what each of them adds. */
const OTHER_KINDS = {
  overview: '/x/react-data-grid/',
  'list of a reference': '/x/api/data-grid/',
  'component with groups of props': '/x/api/data-grid/data-grid/',
  interface: '/x/api/data-grid/grid-api/',
  errors: '/x/api/data-grid/errors/',
  changes: '/x/api/data-grid/changes/',
  sizes: '/x/api/data-grid/sizes/',
  'playgrounds of a component': '/x/api/date-pickers/static-date-picker/',
  'playgrounds of ranges': '/x/api/date-pickers/static-date-range-picker/',
  'page of experiments': '/playground/x/react-charts/',
  'search without results': '/x/search/?q=zzzzzqqq',
  'invalid address': '/%E0%A4%A',
};

/** Documents without a language. */
const OTHER_DOCUMENTS = ['/offline.html', '/x/demo-frame/'];

/** Pages whose demos contain markup of the libraries that the other pages lack. */
const DEMO_PAGES = [
  '/x/react-data-grid/recipes/',
  '/x/react-data-grid/pivoting/',
  '/x/react-charts/axis/',
  '/x/react-charts/legend/',
  '/x/react-date-pickers/custom-components/',
  '/x/react-date-pickers/date-calendar/',
  '/x/react-date-pickers/lifecycle/',
];

/** Errors in the libraries' own HTML, which only they can fix. Ignored inside the stages of demos only. */
const OF_THE_LIBRARIES = [
  // Attributes meant for styles that end up on the element.
  /^Attribute “(?:field|layout|width|height|x|y|font-size|direction|aggregation)” not allowed on element “\w+”/,
  /^CSS: “(?:max-width|transform)”/,
  /^Element “div” not allowed as child of element “(?:ul|span|button)”/,
  /^The “aria-label” attribute must not be specified on any “(?:span|div)” element/,
  /^The “aria-readonly” attribute must only be specified/,
  /^The “aria-(?:valuemin|valuemax|checked)” attribute must not be used on an/,
  /^The value of the “for” attribute of the “label” element must be the ID/,
  /^Every active “role=tab” element must have a corresponding “role=tabpanel”/,
  // A static picker writes the chosen date as a heading of a level of its own, wherever it stands.
  /^The heading “h[45]” \(with computed level [45]\) follows the heading “h\d” .*, skipping \d heading levels?\.$/,
];

/** `immediate` is newer than the checker (https://html.spec.whatwg.org/multipage/speculative-loading.html). */
const NEWER_THAN_THE_CHECKER = /^The “eagerness” property in a speculation rule must be one of/;

const getResponse = (path: string) => fetch(siteOrigin() + path);
const getText = async (path: string) => (await getResponse(path)).text();

const inBothLanguages = (paths: readonly string[]) => [
  ...new Set(paths.flatMap((path) => [path, `/zh${path.replace(/^\/zh\//, '/')}`])),
];

it('every kind of page is valid HTML, in both languages', { timeout: 300_000 }, async () => {
  const kinds = (await readPageKinds()).map(([, path]) => path);
  const paths = [...inBothLanguages([...kinds, ...Object.values(OTHER_KINDS), ...DEMO_PAGES]), ...OTHER_DOCUMENTS];
  const responses = await Promise.all(paths.map(getResponse));
  const missing = paths.filter((_, index) => responses[index]?.status === 404);
  expect(missing).toEqual(inBothLanguages(['/x/react-tree-view/nothing/']));
  const pages = await Promise.all(responses.map((response) => response.text()));
  const stages = pages.map(getStages);
  const errors = await checkHtml(pages);
  const ours = errors.filter(({ index, message, end }) => {
    const isOnStage = stages[index]?.some(({ startOffset, endOffset }) => startOffset < end && end <= endOffset);
    return (
      !NEWER_THAN_THE_CHECKER.test(message) && !(isOnStage && OF_THE_LIBRARIES.some((known) => known.test(message)))
    );
  });
  expect(ours.map(({ index, message, extract }) => `${paths[index]}: ${message}\n${extract}`)).toEqual([]);
});

describe('all pages', () => {
  const pages = new Map<string, string>();
  beforeAll(async () => {
    for (const path of inBothLanguages((await readSitePages()).map((page) => page.path)))
      pages.set(path, await getText(path));
  });
  const findIn = (getProblems: (html: string) => string[]) =>
    [...pages].flatMap(([path, html]) => getProblems(html).map((problem) => `${path}: ${problem}`));

  it('have unique titles', () => {
    const titles = new Map<string, string[]>();
    for (const [path, html] of pages) {
      const title = getInside(html.slice(0, html.indexOf('<body')), 'title') ?? '';
      // Reference pages have the same name in both languages.
      const key = `${path.startsWith('/zh/') ? 'zh' : 'en'} ${title}`;
      titles.set(key, [...(titles.get(key) ?? []), path]);
    }
    expect([...titles].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });

  it('have unique ids', () => {
    expect(
      findIn((html) => {
        const ids = [...html.matchAll(/<[^>]* id="([^"]*)"/g)].map(([, id = '']) => id);
        return ids.filter((id, index) => ids.indexOf(id) < index);
      }),
    ).toEqual([]);
  });

  it('have no block elements inside paragraphs or spans, and no roles on parts of tables', () => {
    expect(
      findIn((html) =>
        [
          ...html.matchAll(/<(?:p|span)\b[^>]*>(?:(?!<\/(?:p|span)>)[^])*?<details\b/g),
          ...html.matchAll(/<(?:table|thead|tbody|tr|th|td)\b[^>]* role=/g),
        ].map(([tag]) => tag.slice(0, 80)),
      ),
    ).toEqual([]);
  });

  it('only have breadcrumbs to pages that search engines index', () => {
    const canonical = new Set(
      [...pages.values()].map((html) => getLink(html.slice(0, html.indexOf('<body')), 'canonical')),
    );
    expect(
      findIn((html) =>
        getElements(html.slice(0, html.indexOf('<body')), 'script', { type: 'application/ld+json' })
          .flatMap(({ inner }) => [...inner.matchAll(/"item":"([^"]*)"/g)].map(([, item = '']) => item))
          .filter((item) => !canonical.has(item)),
      ),
    ).toEqual([]);
  });
});
