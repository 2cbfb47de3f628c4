import type { Locator, Page } from '@playwright/test';
import { getViolations } from '../../support/browser/axe.ts';
import { expect, test } from '../../support/browser/test.ts';

const PAGES = [
  '/x/introduction/licensing/',
  '/x/react-charts/axis/',
  '/x/react-charts/composition/',
  '/x/react-data-grid/row-grouping/working-with-groups/',
  '/x/react-data-grid/server-side-data/',
  '/x/react-data-grid/state/',
  '/x/react-date-pickers/base-concepts/',
  '/x/react-date-pickers/fields/',
  '/x/react-date-pickers/lifecycle/',
  '/x/react-tree-view/tree-item-customization/',
];

/** Texts that stick out of the drawing, or of every box that they begin in. */
const textsOutside = (drawing: Locator) =>
  drawing.evaluate((svg) => {
    const contains = (outer: DOMRect, inner: DOMRect) => outer.left <= inner.left + 1 && outer.right >= inner.right - 1;
    const boxes = [...svg.querySelectorAll('rect:not(.gap)')].map((box) => box.getBoundingClientRect());
    return [...svg.querySelectorAll('text')].flatMap((text) => {
      const place = text.getBoundingClientRect();
      const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
      const around = boxes.filter(({ left, right, top, bottom }) => left < x && x < right && top < y && y < bottom);
      return [svg.getBoundingClientRect(), ...around].every((box) => contains(box, place)) ? [] : [text.textContent];
    });
  });

const turn = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));

for (const path of PAGES)
  for (const language of ['', '/zh'])
    test(`the diagram of ${language}${path} holds its words, in both directions and on a phone`, async ({ open }) => {
      const { page } = await open(`${language}${path}`, { bypassCSP: true });
      const drawing = page.locator('.diagram svg');
      await expect(drawing).toHaveCount(1);
      await expect(drawing).toHaveAttribute('aria-hidden', 'true');
      await expect.poll(() => textsOutside(drawing)).toEqual([]);
      await turn(page);
      await expect.poll(() => textsOutside(drawing)).toEqual([]);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect.poll(() => textsOutside(drawing)).toEqual([]);
      const violations = await getViolations(page, '.diagram');
      expect(violations).toEqual([]);
    });

test('a diagram is mirrored in right-to-left text, and its letters are mirrored back', async ({ open }) => {
  const { page } = await open('/x/react-tree-view/tree-item-customization/');
  const icon = page.locator('.diagram text').filter({ hasText: /^iconContainer$/ });
  const label = page.locator('.diagram text').filter({ hasText: /^label$/ });
  const getStart = async (text: Locator) => (await text.boundingBox())?.x ?? 0;
  const isInOrder = async () => (await getStart(icon)) < (await getStart(label));
  await expect.poll(isInOrder).toBe(true);
  await turn(page);
  await expect.poll(isInOrder).toBe(false);
  const mirrored = 'matrix(-1, 0, 0, 1, 0, 0)';
  await expect(page.locator('.diagram svg')).toHaveCSS('transform', mirrored);
  await expect(label).toHaveCSS('transform', mirrored);
});
