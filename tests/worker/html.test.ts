import { HtmlValidate, type Message } from 'html-validate';
import { expect, it } from 'vitest';
import { readPageKinds } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';
import { getStages } from '../support/stages.ts';

/** Kinds of pages besides those that are tested in browsers (`readPageKinds`). */
const OTHER_KINDS: [kind: string, path: string][] = [
  ['an overview', '/x/react-charts/'],
  ['a list of a reference', '/x/api/charts/'],
  ['an interface of the reference', '/x/api/charts/bar-series-type/'],
  ['a page of errors', '/x/api/charts/errors/'],
  ['a search without results', '/x/search/?q=zzzzzqqq'],
];

/** The libraries' own HTML, which only they can mend. Ignored inside the stages of demos only. */
const OF_THE_LIBRARIES = new Set([
  // A grid names a span around each button for sorting.
  'aria-label-misuse',
  // A tree has a `div` that folds between its `ul` and its `li`.
  'element-permitted-content',
  'element-permitted-parent',
  // A clock is a list of options.
  'prefer-native-element',
]);

const checker = new HtmlValidate({
  root: true,
  // The last one wins: what the standard allows is no fault of accessibility.
  extends: ['html-validate:a11y', 'html-validate:document', 'html-validate:standard'],
  // The standard counts a fold as no section (https://html.spec.whatwg.org/multipage/interactive-elements.html).
  elements: ['html5', { details: { inherit: 'details', sectioning: false } }],
  rules: {
    // Files come from the site itself.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Enter sends the search, as it does any form of one field.
    'wcag/h32': 'off',
    // A `section` with a name is a region, too.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
});

/** What is wrong with a page, with the source at its place. */
async function getFaults(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  const stages = getStages(html);
  const isOfLibrary = ({ ruleId, offset }: Message) =>
    OF_THE_LIBRARIES.has(ruleId) && stages.some((stage) => stage.startOffset < offset && offset < stage.endOffset);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isOfLibrary(message))
    .map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message}\n${html.slice(Math.max(0, offset - 60), offset + 120)}`,
    );
}

const kinds = [...(await readPageKinds()), ...OTHER_KINDS];
const english = kinds.filter(([, path]) => !path.startsWith('/zh/'));

it.each([...english, ...english.map(([kind, path]) => [`${kind}, in Chinese`, `/zh${path}`] as const)])(
  'the HTML of %s is valid: %s',
  async (kind, path) => {
    const response = await fetch(siteOrigin() + path);
    expect(response.status).toBe(kind.startsWith('a missing page') ? 404 : 200);
    const html = await response.text();
    expect(await getFaults(html)).toEqual([]);
    expect(html).not.toMatch(/<(?:table|thead|tbody|tr|th|td)\b[^>]* role=/);
  },
);

it('a page that is not valid has its faults named', async () => {
  const html =
    '<!doctype html><html lang="en"><head><title>A</title></head><body><p><div id="a"></div></p><i id="a"></i>';
  const rules = (await getFaults(html)).map((fault) => fault.split(':')[0]);
  expect(rules).toEqual(expect.arrayContaining(['no-dup-id', 'close-order']));
});
