import { compareWithRecord } from '../setup/check-record.ts';
import { expect, test } from '../../support/browser/test.ts';
import { hashPages } from './hashed-pages.ts';
import { CODE_URL, layoutProblemsOf } from './layout-problems.ts';
import { readHtml, readSitePages } from '../../support/browser/pages.ts';
import { siteOrigin } from '../../support/sites.ts';

const LONG = 300_000;

const paths = (await readSitePages()).flatMap(({ path }) => [path, `/zh${path}`]);
const read: { path: string; html: string }[] = [];
// One at a time: all at once would make the site log slow answers.
for (const path of paths) read.push({ path, html: await readHtml(path) });
const pages = await hashPages(read, { code: CODE_URL, partsOf: (html) => [html] });
const { due, keep } = await compareWithRecord('layout', pages);

test('there are pages in both languages', ({ open }) => {
  expect(pages.length).toBeGreaterThan(500);
});

it.skipIf(due.length === 0)(
  'every page fits its window and has large touch targets, in both languages',
  { timeout: LONG },
  async () => {
    const { page } = await open('/healthz', { site: siteOrigin(), bypassCSP: true, hasTouch: true });
    const duePaths = due.map(({ path }) => path);
    expect(await layoutProblemsOf(page, duePaths)).toEqual([]);
    await keep(...due);
  },
);
