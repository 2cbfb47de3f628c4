import type { Locator, Page } from '@playwright/test';
import { expect, test, type Open, type OpenOptions } from '../support/browser/test.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { siteOrigin } from '../support/sites.ts';

const SMALL = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };

const REFERENCE = '/x/api/data-grid/data-grid/';
const SEARCH = '/x/search/';
/** A page with more than ten charts. */
const CHARTS = '/x/react-charts/bars/';
/** Pages whose introductions differ in length and in what they have before the first demo. */
const PAGES_WITH_DEMO = ['/x/react-date-pickers/date-picker/', CHARTS, '/x/react-data-grid/'];

const openOnPhone = (open: Open, path: string, options: OpenOptions = {}) =>
  open(path, { viewport: SMALL, hasTouch: true, isMobile: true, ...options });

/** Room that the hint of a field leaves, in pixels. */
const roomBeside = (field: Locator) => () =>
  field.evaluate((input: HTMLInputElement) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('The browser has a canvas.');
    canvas.font = font;
    const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
    return input.clientWidth - padding - canvas.measureText(input.placeholder).width;
  });

test.describe('on the smallest phone', () => {
  for (const [name, prefix] of [
    ['English', ''],
    ['Chinese', '/zh'],
  ] as const)
    test(`the hints in fields are whole in ${name}`, async ({ open }) => {
      const { page } = await openOnPhone(open, prefix + REFERENCE);
      const expectWhole = async (field: Locator) => {
        await expect(field).toHaveAttribute('placeholder', /../);
        await expect.poll(roomBeside(field)).toBeGreaterThanOrEqual(0);
      };
      await expectWhole(page.locator('.ref-tools input'));
      await page.locator('.bar-menu').click();
      await expectWhole(page.locator('.nav-tools input'));
      await page.goto(siteOrigin() + prefix + SEARCH);
      await expectWhole(page.locator('.found-field > input'));
    });

  test('the choices of the settings in Chinese fit their boxes', async ({ open }) => {
    const { page } = await openOnPhone(open, `/zh${GUIDE}`);
    await page.locator('[data-settings]').click();
    await expect(page.getByRole('dialog').getByRole('heading')).toHaveText(/\p{Script=Han}/u);
    const choices = page.locator('.settings-choice');
    await expect(choices).toHaveCount(6);
    const overflows = () =>
      choices.evaluateAll((boxes) => boxes.filter((box) => box.scrollWidth > box.clientWidth).length);
    await expect.poll(overflows).toBe(0);
  });

  test('the stage of a sleeping chart ends with it, and an ad without its picture with its words', async ({ open }) => {
    const prepare = (page: Page) => page.addInitScript(() => sessionStorage.setItem('docs-ad-shape', 'inline'));
    const { page } = await openOnPhone(open, CHARTS, { prepare });
    const stages = page.locator('.demo-stage:has(svg)');
    await expect(stages.first()).toBeAttached();
    const gaps = () =>
      stages.evaluateAll((all) =>
        all
          .map((stage) => {
            const { paddingBottom } = getComputedStyle(stage);
            const parts = [...stage.querySelectorAll('.demo-root *')].map(
              (part) => part.getBoundingClientRect().bottom,
            );
            return Math.round(stage.getBoundingClientRect().bottom - parseFloat(paddingBottom) - Math.max(...parts));
          })
          .filter((gap) => gap > 8),
      );
    await expect.poll(gaps).toEqual([]);
    const ad = page.locator('[data-ad] > .ad');
    await expect(ad).toBeVisible();
    await expect(ad.locator('img')).toHaveCount(0);
    const rest = () =>
      ad.evaluate((panel) => {
        const words = document.createRange();
        words.selectNodeContents(panel);
        const bottoms = [...words.getClientRects()].map(({ bottom }) => bottom);
        return panel.getBoundingClientRect().bottom - Math.max(...bottoms);
      });
    await expect.poll(rest).toBeLessThanOrEqual(14);
  });
});

test.describe('on a phone, before the first demo', () => {
  for (const path of PAGES_WITH_DEMO)
    test(`${path} has no ad and at most three links, so that the demo is on the first screen`, async ({ open }) => {
      const { page } = await openOnPhone(open, path, { viewport: PHONE });
      const getBox = (selector: string) => page.locator(selector).first().boundingBox();
      const adBelowArticle = async () => {
        const [ad, article] = [await getBox('.ad-slot'), await getBox('article')];
        return ad && article ? ad.y - article.y - article.height : undefined;
      };
      await expect.poll(adBelowArticle).toBeGreaterThan(0);
      await expect.poll(() => page.locator('.facts > li a:visible').count()).toBeLessThanOrEqual(3);
      await expect.poll(async () => (await getBox('.demo'))?.y).toBeLessThan(PHONE.height - 200);
    });
});
