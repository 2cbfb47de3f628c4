import { compareWithRecord } from '../setup/check-record.ts';
import { expect, test, useTab } from '../../support/browser/test.ts';
import { hashPages } from './hashed-pages.ts';
import { useSite } from '../../support/browser/own-site.ts';
import { readPlaygroundPages } from './playground-pages.ts';
import { CODE_URL, tryPlayground } from './try-playground.ts';

/** Minimum number of playgrounds (`content/reference-playgrounds.ts`). */
const MIN_PLAYGROUNDS = 45;

const pages = await hashPages(await readPlaygroundPages(), { code: CODE_URL });
const { due, asBefore, keep } = await compareWithRecord('playgrounds', pages);

const open = useTab({});
const site = useSite();

test('there are as many playgrounds as were asked for', ({ open }) => {
  expect(pages.length).toBeGreaterThanOrEqual(MIN_PLAYGROUNDS);
});

it.skip.each(asBefore)('%s could be tried before, and is unchanged', () => undefined);

it.each(due)('$path can be tried in each mode', async (page) => {
  await tryPlayground(open, site(), page);
  await keep(page);
});
