import { expect, test } from '../../support/browser/test.ts';
import { readPlaygroundPages } from './playground-pages.ts';
import { tryPlayground } from './try-playground.ts';

/** Minimum number of playgrounds (`content/reference-playgrounds.ts`). */
const MIN_PLAYGROUNDS = 45;

const pages = await readPlaygroundPages();

test.describe.configure({ mode: 'parallel' });

test('there are as many playgrounds as were asked for', () => {
  expect(pages.length).toBeGreaterThanOrEqual(MIN_PLAYGROUNDS);
});

for (const page of pages) {
  test(`the playground of ${page.path} can be tried in each mode`, ({ open }) => tryPlayground(open, page));
}
