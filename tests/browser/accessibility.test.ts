import { describe, expect, inject, it } from 'vitest';
import { violationsOf } from './axe.ts';
import { useBrowser, type OpenOptions } from './browser.ts';
import { wakeDemos } from './observe.ts';
import { GUIDE, readPageKinds, readSitePages } from './pages.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

/** Both palettes in both directions. */
const APPEARANCES = (['light', 'dark'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).map((direction) => ({
    name: `${mode} ${direction}`,
    storage: { 'docs-color-mode': mode, 'docs-theme': JSON.stringify({ direction }) },
  })),
);

const kinds = await readPageKinds();

const browser = useBrowser();
const open = (path: string, options: OpenOptions = {}) => browser.open(path, { bypassCSP: true, ...options });

describe('axe finds nothing', () => {
  describe.each(APPEARANCES)('in $name', ({ storage }) => {
    it.each(kinds)('on %s', async (kind, path) => {
      const { page } = await open(path, { storage });
      expect(await violationsOf(page)).toEqual([]);
    });

    it('on a guide with living demos', async () => {
      const { page } = await open(GUIDE, { storage });
      await wakeDemos(page);
      expect(await violationsOf(page, 'main')).toEqual([]);
    });

    it('in open menus', async () => {
      const { page } = await open(GUIDE, { storage });
      for (const menu of await page.locator('.bar .menu').all()) {
        await menu.locator('summary').click();
        expect(await violationsOf(page, '.bar')).toEqual([]);
      }
    });

    it('in the open navigation of a phone', async () => {
      const { page } = await open(GUIDE, { storage, ...PHONE });
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await page.locator('#navigation').waitFor();
      expect(await violationsOf(page)).toEqual([]);
    });

    it('in the open settings drawer', async () => {
      const { page } = await open(GUIDE, { storage });
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await page.getByRole('dialog').waitFor();
      expect(await violationsOf(page)).toEqual([]);
    });
  });

  describe.each(['light', 'dark'] as const)('in the living demos of %s', (colorScheme) => {
    it.each(['/x/react-data-grid/', '/x/react-date-pickers/', '/x/react-charts/', '/x/react-tree-view/'])('%s', async (path) => {
      const { page } = await open(path, { colorScheme });
      await wakeDemos(page);
      expect(await violationsOf(page, 'main')).toEqual([]);
    });
  });

  it('on any page of the sitemap', { timeout: 180_000 }, async () => {
    const { page } = await open(GUIDE);
    const violations: string[] = [];
    for (const { path } of await readSitePages()) {
      await page.goto(inject('siteUrl') + path);
      violations.push(...(await violationsOf(page, 'main')).map((violation) => `${path} ${violation}`));
    }
    expect(violations).toEqual([]);
  });

  it.each(kinds)('on a phone: %s', async (kind, path) => {
    const { page } = await open(path, PHONE);
    expect(await violationsOf(page)).toEqual([]);
  });
});
