import type { Page } from '@playwright/test';
import { compareWithRecord } from '../setup/check-record.ts';
import { violationsOf } from '../../support/browser/axe.ts';
import { expect, test, type OpenOptions } from '../../support/browser/test.ts';
import { hashPages } from './hashed-pages.ts';
import { settle, wakeDemos } from '../../support/browser/observe.ts';
import { useSite } from '../../support/browser/own-site.ts';
import { GUIDE, hasDemos, readHtml, readPageKinds, readWrittenPages } from '../../support/browser/pages.ts';
import { changeStored, storedSettings } from '../../support/browser/reader-settings.ts';
import { siteOrigin } from '../../support/sites.ts';

const PHONE = { width: 390, height: 844 };
const LONG = 180_000;

/**
 * Both palettes, both directions, and forced colours. Two combinations of the first suffice: colours do not depend on the
 * direction, nor layout on the palette.
 */
const APPEARANCES = [
  { mode: 'light', direction: 'ltr', forcedColors: 'none' },
  { mode: 'dark', direction: 'rtl', forcedColors: 'none' },
  { mode: 'light', direction: 'ltr', forcedColors: 'active' },
] as const;

const kinds = await readPageKinds();

const BLOCKED_SCRIPT = 'https://ads.example/network.js';

const plainSite = useSite();
const blockedSite = useSite(() => ({ AD_SCRIPT_URL: BLOCKED_SCRIPT }));
const open = (path: string, options: OpenOptions = {}) => open(path, { bypassCSP: true, ...options });

/** The axe violations of an open page in every appearance. */
async function violationsInEveryAppearance(page: Page, within = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const { mode, direction, forcedColors } of APPEARANCES) {
    await page.emulateMedia({ forcedColors });
    await page.evaluate(changeStored, storedSettings({ mode, direction }));
    await page.evaluate(settle);
    const appearance = `${mode} ${direction}${forcedColors === 'active' ? ' forced colours' : ''}`;
    found.push(...(await violationsOf(page, within)).map((violation) => `${appearance}: ${violation}`));
  }
  return found;
}

test.describe('axe finds no violations in both palettes, both directions and forced colours', () => {
  it.each(kinds)('on %s', async (kind, path) => {
    const { page } = await open(path);
    expect(await violationsInEveryAppearance(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    expect(await violationsOf(page)).toEqual([]);
  });

  test('on a guide with live demos', async ({ open }) => {
    const { page } = await open(GUIDE);
    await wakeDemos(page);
    expect(await violationsInEveryAppearance(page, 'main')).toEqual([]);
  });

  it.each([
    ['products', '.products'],
    ['versions', '.versions'],
    ['languages', ':has([data-locale])'],
    ['colour modes', ':has([data-set-mode])'],
  ])('in the open menu of %s', async (name, menu) => {
    const { page } = await open(GUIDE);
    await page.locator(`.bar .menu${menu} > summary`).click();
    expect(await violationsInEveryAppearance(page, '.bar')).toEqual([]);
  });

  test('in the open navigation of a phone', async ({ open }) => {
    const { page } = await open(GUIDE, { viewport: PHONE });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.locator('#navigation').waitFor();
    expect(await violationsInEveryAppearance(page)).toEqual([]);
  });

  it.each([
    ['an ad with its image', plainSite, 'image', '[data-ad] a'],
    ['an ad without', plainSite, 'inline', '[data-ad] a'],
    ['the notice', blockedSite, 'image', '[data-ad] .ad-notice'],
  ])('in the ad slot with %s', async (name, site, shape, shown) => {
    const prepare = async (page: Page) => {
      await page.route(BLOCKED_SCRIPT, (route) => route.abort());
      await page.addInitScript((drawn) => {
        Math.random = () => 0;
        sessionStorage.setItem('docs-ad-shape', drawn);
      }, shape);
    };
    const { page } = await open(GUIDE, { site: site(), prepare });
    await page.locator(shown).waitFor();
    expect(await violationsInEveryAppearance(page, '.ad-slot')).toEqual([]);
  });

  const DEMO = '#ControlledExpansion';

  test('in the open editor of a demo', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.locator(`${DEMO} [data-demo-edit]`).click();
    await page.locator(`${DEMO} .cm-content`).waitFor();
    await page.frameLocator(`${DEMO} iframe`).getByRole('tree').waitFor();
    // The code is focusable as `contenteditable`, which axe does not count.
    const found = await violationsInEveryAppearance(page, DEMO);
    expect(found.filter((fault) => !/scrollable-region-focusable at \.cm-scroller /.test(fault))).toEqual([]);
  });

  test('in the open menu of a demo', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.locator(`${DEMO} .demo-more > summary`).click();
    expect(await violationsInEveryAppearance(page, `${DEMO} .demo-bar`)).toEqual([]);
  });

  test('in a demo on the full screen', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.locator(`${DEMO} .demo-more > summary`).click();
    await page.locator(`${DEMO} .demo-more [data-demo-full]`).click();
    await page.locator(`${DEMO}[data-full]`).waitFor();
    expect(await violationsInEveryAppearance(page, DEMO)).toEqual([]);
  });

  test('in the gallery of a library', async ({ open }) => {
    const { page } = await open('/x/react-data-grid/');
    expect(await violationsInEveryAppearance(page, '.gallery')).toEqual([]);
  });

  test('in the open settings drawer', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violationsInEveryAppearance(page)).toEqual([]);
  });
});

it.each([
  '/x/react-data-grid/row-selection/',
  '/x/react-date-pickers/date-calendar/',
  '/x/react-charts/bars/',
  '/x/react-tree-view/rich-tree-view/editing/',
])('axe finds no violations in the live demos of the Chinese page of %s', { timeout: LONG }, async (path) => {
  const { page } = await open(`/zh${path}`);
  await wakeDemos(page);
  expect(await violationsOf(page, 'main')).toEqual([]);
});

// Pages with demos are covered by `check-demos.ts`, the reference by `reference.test.ts`.
test.describe('guides without demos', async () => {
  const read = await Promise.all(
    (await readWrittenPages()).map(async (path) => ({ path, html: await readHtml(path) })),
  );
  const guides = read.filter(({ html }) => !hasDemos(html));
  const pages = await hashPages(guides, { code: new URL('../../support/browser/axe.ts', import.meta.url).href });
  const { due, asBefore, keep } = await compareWithRecord('guides-without-demos', pages);

  it.skip.each(asBefore)('axe found no violations on %s, which is unchanged', () => undefined);

  it.skipIf(due.length === 0)('axe finds no violations on any of them', { timeout: LONG }, async () => {
    const { page } = await open(GUIDE);
    const found: string[] = [];
    for (const { path } of due) {
      await page.goto(siteOrigin() + path);
      found.push(...(await violationsOf(page, 'main')).map((violation) => `${path} ${violation}`));
    }
    expect(found).toEqual([]);
    await keep(...due);
  });
});
