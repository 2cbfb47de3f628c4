import type { Page } from '@playwright/test';
import { getLink, getMeta } from '../support/html.ts';
import { expect, test, type Open, type OpenOptions } from '../support/browser/test.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { getText } from '../support/sites.ts';
import { followQuery, readEvents, readQueue, readUserProperties, waitForPageView } from './tag-queue.ts';

const DEMO = '#BasicExpansion';

/** Opens a page of a site without a tag id, and waits for its idle work. */
async function visit(open: Open, path = GUIDE, options: OpenOptions = {}): Promise<Page> {
  const { page } = await open(path, options);
  await waitForPageView(page);
  return page;
}

test('page_view has title, canonical URL, product and category; without a tag id nothing but events and properties is queued', async ({
  open,
}) => {
  const path = `${GUIDE}?from=test${DEMO}`;
  const html = await getText(path);
  const page = await visit(open, path);
  const view = {
    page_title: await page.title(),
    page_location: getLink(html, 'canonical'),
    productId: 'x-tree-view',
    productCategoryId: getMeta(html, 'docs:product-category-id'),
  };
  await expect.poll(() => readEvents(page, 'page_view')).toEqual([view]);
  const commands = async () => (await readQueue(page)).map(([command]) => command);
  await expect.poll(async () => [...new Set(await commands())].sort()).toEqual(['event', 'set']);
});

test.describe('the user properties', () => {
  const DEFAULTS = [
    { codeVariant: 'TS' },
    { userLanguage: 'en' },
    { devicePixelRatio: 1 },
    { colorSchemeOS: 'light' },
    { colorScheme: 'system' },
    { codeStylingVariant: 'system' },
  ];

  test('are six, sent one by one, and have the reader’s values', async ({ open }) => {
    const page = await visit(open, `/zh${GUIDE}`, {
      colorScheme: 'dark',
      deviceScaleFactor: 1.26,
      storage: { 'docs-color-mode': 'light' },
      cookies: { codeVariant: 'JS', codeStyling: 'tailwind' },
    });
    await expect
      .poll(() => readUserProperties(page))
      .toEqual([
        { codeVariant: 'JS' },
        { userLanguage: 'zh' },
        { devicePixelRatio: 1.3 },
        { colorSchemeOS: 'dark' },
        { colorScheme: 'light' },
        { codeStylingVariant: 'tailwind' },
      ]);
  });

  test('report again what changes, and only that', async ({ open }) => {
    const page = await visit(open, GUIDE, { colorScheme: 'light' });
    const changes: Record<string, unknown>[] = [];
    const expectReported = async (change?: Record<string, unknown>) => {
      if (change) changes.push(change);
      await expect.poll(() => readUserProperties(page)).toEqual([...DEFAULTS, ...changes]);
    };
    await expectReported();
    // The reader changes the colour scheme; the same again is no change.
    await page.locator('.bar summary[aria-label="Color mode"]').click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expectReported({ colorScheme: 'dark' });
    await page.locator('[data-set-mode=dark]').first().dispatchEvent('click');
    await page.locator('[data-set-mode=light]').first().dispatchEvent('click');
    await expectReported({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectReported({ colorSchemeOS: 'dark' });
    await page.locator(`${DEMO} .demo-more > summary`).click();
    await page.locator(`${DEMO} [data-variant=JS]`).click();
    await expectReported({ codeVariant: 'JS' });
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Settings' });
    await drawer.getByRole('button', { name: 'Tailwind CSS', exact: true }).click();
    await expectReported({ codeStylingVariant: 'tailwind' });
    const session = await page.context().newCDPSession(page);
    // Chromium only re-evaluates its media queries if the size changes too.
    const setRatio = async (deviceScaleFactor: number, width: number) => {
      const waitForChange = await followQuery(page, await page.evaluate(() => `(resolution: ${devicePixelRatio}dppx)`));
      const metrics = { width, height: 800, mobile: false, deviceScaleFactor };
      await session.send('Emulation.setDeviceMetricsOverride', metrics);
      await waitForChange();
    };
    await setRatio(2, 1270);
    await expectReported({ devicePixelRatio: 2 });
    // Rounded to 0.1, and then no change.
    await setRatio(1.26, 1260);
    await expectReported({ devicePixelRatio: 1.3 });
    await setRatio(1.27, 1250);
    await setRatio(1.5, 1240);
    await expectReported({ devicePixelRatio: 1.5 });
  });
});

test('web vitals are sent in a session that is drawn for them', async ({ open }) => {
  const page = await visit(open, GUIDE, { prepare: (opened) => opened.addInitScript(() => (Math.random = () => 0)) });
  for (const name of ['FCP', 'TTFB'])
    await expect.poll(() => readEvents(page, name)).toMatchObject([{ eventCategory: 'Web Vitals' }]);
});
