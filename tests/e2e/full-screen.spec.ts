import type { Locator } from '@playwright/test';
import { expect, test, type Open } from '../support/browser/test.ts';

const CHART_PAGE = '/x/react-charts/bars/';
const CHART = '#BasicBars';
const CALENDAR_PAGE = '/x/react-date-pickers/date-calendar/';
const CALENDAR = '#TourCalendar';

/** The demo on the full screen, awake. */
async function openFull(open: Open, path: string, id: string) {
  const { page } = await open(path);
  const demo = page.locator(id);
  await demo.locator('.demo-root').hover();
  await demo.and(page.locator('[data-state=live]')).waitFor();
  await demo.locator('.demo-more > summary').click();
  await demo.locator('.demo-more [data-demo-full]').click();
  await demo.and(page.locator('[data-full]')).waitFor();
  return { page, demo };
}

const getSize = (locator: Locator, side: 'width' | 'height') => async () => (await locator.boundingBox())?.[side];

test.describe('a demo in full-window mode', () => {
  test('is as wide as the window, answers the pointer where it is drawn, and keeps the focus until it is left', async ({
    open,
  }) => {
    const { page, demo } = await openFull(open, CHART_PAGE, CHART);
    const chart = demo.locator('.MuiChartsSurface-root').first();
    await expect.poll(getSize(chart, 'height')).toBeGreaterThan(400);
    await expect.poll(getSize(chart, 'width')).toBeGreaterThan(1150);
    const bar = demo.locator('.MuiBarElement-root').last();
    const tip = page.locator('.MuiChartsTooltip-root');
    await bar.hover();
    const distance = async () => {
      const [mark, box] = [await bar.boundingBox(), await tip.boundingBox()];
      return mark && box ? Math.abs(box.x - mark.x) : Infinity;
    };
    await expect.poll(distance).toBeLessThan(400);
    await page.mouse.move(1, 1);
    const focused = page.locator(':focus');
    for (let presses = 0; presses < 25; presses += 1) {
      await page.keyboard.press('Tab');
      await expect
        .poll(async () => (await focused.count()) === 0 || (await demo.locator(':focus').count()) === 1)
        .toBe(true);
    }
    await expect(page.locator('.bar .wordmark')).toHaveAttribute('inert');
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox', { name: 'Search the docs' })).toBeFocused();
    await page.keyboard.press('Escape');
    await demo.locator('.demo-bar > [data-demo-full]').click();
    await expect(page.locator('body > [inert], .bar [inert], main > [inert], article > [inert]')).toHaveCount(0);
    await expect(demo.locator('.demo-more > summary')).toBeFocused();
    await expect(page.locator('[data-search] input')).toHaveJSProperty('tabIndex', 0);
  });

  test('is enlarged: the days of a calendar, which can be chosen', async ({ open }) => {
    const { demo } = await openFull(open, CALENDAR_PAGE, CALENDAR);
    const calendar = demo.locator('.MuiDateCalendar-root').first();
    await expect.poll(getSize(calendar, 'height')).toBeGreaterThan(500);
    await calendar.getByRole('gridcell', { name: '15', exact: true }).click();
    await expect(calendar.getByRole('gridcell', { name: '15', exact: true, selected: true })).toBeVisible();
    await demo.locator('.demo-bar > [data-demo-full]').click();
    await expect.poll(getSize(calendar, 'height')).toBeLessThan(400);
  });

  test('makes a grid as high as the window', async ({ open }) => {
    const { demo } = await openFull(open, '/x/react-data-grid/editing/', '#BasicEditing');
    await expect.poll(getSize(demo.locator('.MuiDataGrid-root'), 'height')).toBeGreaterThan(600);
  });
});
