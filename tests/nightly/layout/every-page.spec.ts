import { readSitePages } from '../../support/browser/pages.ts';
import { expect, test } from '../../support/browser/test.ts';
import { getLayoutProblems } from './layout-problems.ts';

/** Pages that share a tab: one test for all of them could not be spread over machines. */
const PAGES_PER_TEST = 60;

const paths = (await readSitePages()).flatMap(({ path }) => [path, `/zh${path}`]);

test.describe.configure({ mode: 'parallel' });

test('there are pages in both languages', () => {
  expect(paths.length).toBeGreaterThan(500);
});

test.describe('every page fits its window and has large touch targets, in both languages', () => {
  for (let first = 0; first < paths.length; first += PAGES_PER_TEST) {
    const some = paths.slice(first, first + PAGES_PER_TEST);
    test(`from ${some[0]} to ${some.at(-1)}`, async ({ open }) => {
      const { page } = await open('/healthz', { bypassCSP: true, hasTouch: true });
      const problems = await getLayoutProblems(page, some);
      expect(problems).toEqual([]);
    });
  }
});
