import type { Page } from '@playwright/test';
import { expect, test, type OpenOptions } from '../support/browser/test.ts';

const SMALL = { width: 320, height: 640 };
const PHONE = { width: 390, height: 844 };

const open = (path: string, options: OpenOptions = {}) =>
  open(path, { viewport: SMALL, hasTouch: true, isMobile: true, ...options });

test.describe('on the smallest phone', () => {
  it.each([
    ['the navigation', '/x/react-data-grid/editing/', '.nav-tools input'],
    ['the navigation in Chinese', '/zh/x/react-data-grid/editing/', '.nav-tools input'],
    ['the reference', '/x/api/data-grid/data-grid/', '.ref-tools input'],
    ['the reference in Chinese', '/zh/x/api/data-grid/data-grid/', '.ref-tools input'],
    ['the search page', '/x/search/', '.found-field > input'],
    ['the search page in Chinese', '/zh/x/search/', '.found-field > input'],
  ])('the hint in the field of %s is whole', async (name, path, field) => {
    const { page } = await open(path);
    if (field.startsWith('.nav')) await page.locator('.bar-menu').click();
    const [hint, room] = await page.locator(field).evaluate((input: HTMLInputElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(input);
      const canvas = document.createElement('canvas').getContext('2d');
      if (!canvas) throw new Error('The browser has a canvas.');
      canvas.font = font;
      const padding = parseFloat(paddingInlineStart) + parseFloat(paddingInlineEnd);
      return [canvas.measureText(input.placeholder).width, input.clientWidth - padding];
    });
    expect(hint).toBeGreaterThan(20);
    expect(hint).toBeLessThanOrEqual(room);
  });

  it.each(['', '/zh'])('the choices of the settings fit their boxes (%s)', async (prefix) => {
    const { page } = await open(`${prefix}/x/react-tree-view/rich-tree-view/expansion/`);
    await page.locator('[data-settings]').click();
    const choices = page.locator('.settings-choice');
    await expect.poll(() => choices.count()).toBe(6);
    const overflows = await choices.evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
    expect(overflows).toEqual(overflows.map(() => 0));
  });

  test('the stage of a sleeping chart ends with it', async ({ open }) => {
    const { page } = await open('/x/react-charts/bars/');
    const gaps = await page.locator('.demo-stage:has(svg)').evaluateAll((stages) =>
      stages.map((stage) => {
        const { paddingBottom } = getComputedStyle(stage);
        const parts = [...stage.querySelectorAll('.demo-root *')].map((part) => part.getBoundingClientRect().bottom);
        return Math.round(stage.getBoundingClientRect().bottom - parseFloat(paddingBottom) - Math.max(...parts));
      }),
    );
    expect(gaps.length).toBeGreaterThan(10);
    expect(gaps.filter((gap) => gap > 8)).toEqual([]);
  });

  test('an ad without its picture has a panel as high as its words', async ({ open }) => {
    const prepare = (page: Page) => page.addInitScript(() => sessionStorage.setItem('docs-ad-shape', 'inline'));
    const { page } = await open('/x/react-charts/bars/', { prepare });
    const ad = page.locator('[data-ad] > .ad');
    await ad.waitFor();
    await expect(ad.locator('img')).toHaveCount(0);
    const rest = await ad.evaluate((panel) => {
      const words = document.createRange();
      words.selectNodeContents(panel);
      const bottoms = [...words.getClientRects()].map(({ bottom }) => bottom);
      return panel.getBoundingClientRect().bottom - Math.max(...bottoms);
    });
    expect(rest).toBeLessThanOrEqual(14);
  });
});

test.describe('on a phone, before the first demo', () => {
  it.each([
    '/x/react-date-pickers/date-picker/',
    '/x/react-charts/bars/',
    '/x/react-data-grid/',
    '/x/react-date-pickers/custom-components/',
  ])('%s has no ad and at most three links, so that the demo is on the first screen', async (path) => {
    const { page } = await open(path, { viewport: PHONE });
    const { demo, ad, end, links } = await page.evaluate(() => {
      const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect();
      const facts = [...document.querySelectorAll('.facts > li a')];
      return {
        demo: boxOf('.demo')?.top,
        ad: boxOf('.ad-slot')?.top ?? 0,
        end: boxOf('article')?.bottom,
        links: facts.filter((link) => link.checkVisibility()).length,
      };
    });
    expect(ad).toBeGreaterThan(end ?? Infinity);
    expect(links).toBeLessThanOrEqual(3);
    expect(demo).toBeLessThan(PHONE.height - 200);
  });
});
