import type { Page } from '@playwright/test';
import { productById, PRODUCTS } from '../../../site/products.ts';
import { getViolations } from '../../support/browser/axe.ts';
import { settle, wakeDemos } from '../../support/browser/observe.ts';
import { useSite } from '../../support/browser/own-site.ts';
import { GUIDE, readPageKinds } from '../../support/browser/pages.ts';
import { changeStored, storedSettings } from '../../support/browser/reader-settings.ts';
import { expect, test } from '../../support/browser/test.ts';
import { readSources } from '../../support/browser/written-pages.ts';
import { siteOrigin } from '../../support/sites.ts';

const PHONE = { width: 390, height: 844 };

const DEMO = '#ControlledExpansion';

const BLOCKED_SCRIPT = 'https://ads.example/network.js';

/**
 * Both palettes, both directions, and forced colours. Two combinations of the first suffice: colours do not depend on the
 * direction, nor layout on the palette.
 */
const APPEARANCES = [
  { mode: 'light', direction: 'ltr', forcedColors: 'none' },
  { mode: 'dark', direction: 'rtl', forcedColors: 'none' },
  { mode: 'light', direction: 'ltr', forcedColors: 'active' },
] as const;

// axe is put into the pages.
test.use({ bypassCSP: true });

const kinds = await readPageKinds();
const sources = await readSources();
// Pages with demos are covered by `tests/nightly/demos`, the reference by `tests/e2e/reference.spec.ts`.
const withoutDemos = sources.filter(({ hasDemos }) => !hasDemos);
/** Guides whose demos live in Chinese, one of each library. */
const ofLibraries = PRODUCTS.flatMap(({ start }) =>
  sources.filter(({ path, hasDemos }) => hasDemos && path.startsWith(`${start}/`)).slice(1, 2),
);

const blockedSite = useSite(() => ({ AD_SCRIPT_URL: BLOCKED_SCRIPT }));

async function expectNone(page: Page, within = 'html'): Promise<void> {
  const found = await getViolations(page, within);
  expect(found).toEqual([]);
}

/** The axe violations of an open page in every appearance. */
async function violationsInEveryAppearance(page: Page, within = 'html'): Promise<string[]> {
  const found: string[] = [];
  for (const { mode, direction, forcedColors } of APPEARANCES) {
    await page.emulateMedia({ forcedColors });
    await page.evaluate(changeStored, storedSettings({ mode, direction }));
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    await page.evaluate(settle);
    const appearance = `${mode} ${direction}${forcedColors === 'active' ? ' forced colours' : ''}`;
    found.push(...(await getViolations(page, within)).map((violation) => `${appearance}: ${violation}`));
  }
  return found;
}

async function expectNoneInAny(page: Page, within?: string): Promise<void> {
  const found = await violationsInEveryAppearance(page, within);
  expect(found).toEqual([]);
}

test.describe('axe finds no violations in both palettes, both directions and forced colours', () => {
  for (const [kind, path] of kinds) {
    test(`on ${kind}`, async ({ open }) => {
      const { page } = await open(path);
      await expectNoneInAny(page);
      await page.setViewportSize(PHONE);
      await expectNone(page);
    });
  }

  test('in each open menu of the bar', async ({ open }) => {
    const { page } = await open(GUIDE);
    for (const menu of ['.products', '.versions', ':has([data-locale])', ':has([data-set-mode])']) {
      const summary = page.locator(`.bar .menu${menu} > summary`);
      await summary.click();
      await expectNoneInAny(page, '.bar');
      await summary.click();
    }
  });

  test('in the open navigation of a phone', async ({ open }) => {
    const { page } = await open(GUIDE, { viewport: PHONE });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.locator('#navigation').waitFor();
    await expectNoneInAny(page);
  });

  for (const [name, site, shape, shown] of [
    ['an ad with its image', siteOrigin, 'image', '[data-ad] a'],
    ['an ad without', siteOrigin, 'inline', '[data-ad] a'],
    ['the notice', blockedSite, 'image', '[data-ad] .ad-notice'],
  ] as const) {
    test(`in the ad slot with ${name}`, async ({ open }) => {
      const prepare = async (page: Page) => {
        await page.route(BLOCKED_SCRIPT, (route) => route.abort());
        await page.addInitScript((drawn) => {
          Math.random = () => 0;
          sessionStorage.setItem('docs-ad-shape', drawn);
        }, shape);
      };
      const { page } = await open(GUIDE, { site: site(), prepare });
      await page.locator(shown).waitFor();
      await expectNoneInAny(page, '.ad-slot');
    });
  }

  test('in the open editor of a demo', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.locator(`${DEMO} [data-demo-edit]`).click();
    await page.locator(`${DEMO} .cm-content`).waitFor();
    await page.frameLocator(`${DEMO} iframe`).getByRole('tree').waitFor();
    // The code is focusable as `contenteditable`, which axe does not count.
    const found = await violationsInEveryAppearance(page, DEMO);
    expect(found.filter((fault) => !/scrollable-region-focusable at \.cm-scroller /.test(fault))).toEqual([]);
  });

  test('in the open menu of a demo, and in the demo on the full screen', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.locator(`${DEMO} .demo-more > summary`).click();
    await expectNoneInAny(page, `${DEMO} .demo-bar`);
    await page.locator(`${DEMO} .demo-more [data-demo-full]`).click();
    await page.locator(`${DEMO}[data-full]`).waitFor();
    await expectNoneInAny(page, DEMO);
  });

  test('in the gallery of a library', async ({ open }) => {
    const { page } = await open(`${productById('x-data-grid').start}/`);
    await expectNoneInAny(page, '.gallery');
  });

  test('in the open settings drawer', async ({ open }) => {
    const { page } = await open(GUIDE);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await expectNoneInAny(page);
  });
});

for (const { path } of ofLibraries) {
  test(`axe finds no violations in the live demos of the Chinese page of ${path}`, async ({ open }) => {
    const { page } = await open(`/zh${path}`);
    await wakeDemos(page);
    await expectNone(page, 'main');
  });
}

for (const { path } of withoutDemos) {
  test(`axe finds no violations on a guide without demos: ${path}`, async ({ open }) => {
    const { page } = await open(path);
    await expectNone(page, 'main');
  });
}
