import { expect, it } from 'vitest';
import { readPageKinds, readSitePages } from '../../support/browser/pages.ts';
import { getInside } from '../../support/html.ts';
import { checkHtml } from './nu-checker.ts';
import { getText } from '../../support/sites.ts';
import { getStages } from '../../support/stages.ts';

/** Pages that the sitemap does not list, besides those that are tested in browsers (`readPageKinds`). */
const UNLISTED = ['/playground/x/react-charts/', '/x/search/?q=zzzzzqqq', '/%E0%A4%A'];

/** Documents without a language. */
const OTHER_DOCUMENTS = ['/offline.html', '/x/demo-frame/'];

/** Pages that are checked at once. */
const BATCH = 50;

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

const inBothLanguages = (paths: readonly string[]) => [
  ...new Set(paths.flatMap((path) => [path, `/zh${path.replace(/^\/zh\//, '/')}`])),
];

/**
 * The HTML of pages, without the content of demos that show no component which an earlier page does not show: a page of
 * grids has a megabyte of errors of the library.
 */
async function readPages(paths: readonly string[], seen: Set<string>): Promise<string[]> {
  const pages: string[] = [];
  for (const path of paths) {
    const html = await getText(path);
    const stages = getStages(html);
    const shown = stages.flatMap(({ startOffset, endOffset }) =>
      [...html.slice(startOffset, endOffset).matchAll(/\bMui[A-Z]\w+-root\b/g)].map(([name]) => name),
    );
    const isNew = shown.some((name) => !seen.has(name));
    for (const name of shown) seen.add(name);
    const empty = (text: string, { startOffset, endOffset }: (typeof stages)[number]) =>
      `${text.slice(0, startOffset)}<div></div>${text.slice(endOffset)}`;
    pages.push(isNew ? html : stages.reduceRight(empty, html));
  }
  return pages;
}

/** The errors in pages, but for those of the libraries. */
async function findErrors(paths: readonly string[], seen: Set<string>): Promise<string[]> {
  const pages = await readPages(paths, seen);
  const stages = pages.map(getStages);
  const errors = await checkHtml(pages);
  const ours = errors.filter(({ index, message, end }) => {
    const isOnStage = stages[index]?.some(({ startOffset, endOffset }) => startOffset < end && end <= endOffset);
    return (
      !NEWER_THAN_THE_CHECKER.test(message) && !(isOnStage && OF_THE_LIBRARIES.some((known) => known.test(message)))
    );
  });
  return ours.map(({ index, message, extract }) => `${paths[index]}: ${message}\n${extract}`);
}

it('every page is valid HTML, in both languages', { timeout: 900_000 }, async () => {
  const listed = (await readSitePages()).map((page) => page.path);
  const kinds = (await readPageKinds()).map(([, path]) => path);
  const paths = [...inBothLanguages([...listed, ...kinds, ...UNLISTED]), ...OTHER_DOCUMENTS];
  const errors: string[] = [];
  const seen = new Set<string>();
  for (let first = 0; first < paths.length; first += BATCH)
    errors.push(...(await findErrors(paths.slice(first, first + BATCH), seen)));
  expect(errors).toEqual([]);
});

it('all pages have unique titles', { timeout: 180_000 }, async () => {
  const titles = new Map<string, string[]>();
  for (const path of inBothLanguages((await readSitePages()).map((page) => page.path))) {
    const html = await getText(path);
    const title = getInside(html.slice(0, html.indexOf('<body')), 'title') ?? '';
    // Reference pages have the same name in both languages.
    const key = `${path.startsWith('/zh/') ? 'zh' : 'en'} ${title}`;
    titles.set(key, [...(titles.get(key) ?? []), path]);
  }
  expect([...titles].filter(([, paths]) => paths.length > 1)).toEqual([]);
});
