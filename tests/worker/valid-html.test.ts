import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { readPageKinds, readSitePages } from '../browser/pages.ts';
import { elementsOf, insideOf, linkOf } from '../setup/html.ts';
import { checkHtml } from '../setup/nu-checker.ts';

type Node = DefaultTreeAdapterTypes.Node;

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
];

/** `immediate` is newer than the checker (https://html.spec.whatwg.org/multipage/speculative-loading.html). */
const NEWER_THAN_THE_CHECKER = /^The “eagerness” property in a speculation rule must be one of/;

const textOf = async (path: string) => (await fetch(inject('siteUrl') + path)).text();

const inBothLanguages = (paths: readonly string[]) => [
  ...new Set(paths.flatMap((path) => [path, `/zh${path.replace(/^\/zh\//, '/')}`])),
];

/** Start and end offsets of demo stages. */
function stagesOf(html: string): { startOffset: number; endOffset: number }[] {
  const stages: { startOffset: number; endOffset: number }[] = [];
  const visit = (node: Node): void => {
    const place = 'sourceCodeLocation' in node ? node.sourceCodeLocation : undefined;
    const isStage =
      defaultTreeAdapter.isElementNode(node) &&
      node.attrs.some(({ name, value }) => name === 'class' && value.split(' ').includes('demo-root'));
    if (isStage && place) stages.push(place);
    else if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false }));
  return stages;
}

it('every kind of page is valid HTML, in both languages', { timeout: 300_000 }, async () => {
  const kinds = (await readPageKinds()).map(([, path]) => path);
  const paths = inBothLanguages([...kinds, ...DEMO_PAGES]);
  const pages = await Promise.all(paths.map(textOf));
  const stages = pages.map(stagesOf);
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
      pages.set(path, await textOf(path));
  });
  const findIn = (problemsOf: (html: string) => string[]) =>
    [...pages].flatMap(([path, html]) => problemsOf(html).map((problem) => `${path}: ${problem}`));

  it('have unique titles', () => {
    const titles = new Map<string, string[]>();
    for (const [path, html] of pages) {
      const title = insideOf(html.slice(0, html.indexOf('<body')), 'title') ?? '';
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
      [...pages.values()].map((html) => linkOf(html.slice(0, html.indexOf('<body')), 'canonical')),
    );
    expect(
      findIn((html) =>
        elementsOf(html.slice(0, html.indexOf('<body')), 'script', { type: 'application/ld+json' })
          .flatMap(({ inner }) => [...inner.matchAll(/"item":"([^"]*)"/g)].map(([, item = '']) => item))
          .filter((item) => !canonical.has(item)),
      ),
    ).toEqual([]);
  });
});
