import { expect, test } from '../support/browser/test.ts';

test.describe('a demo in full-window mode', () => {
  /** The demo on the full screen, awake. */
  async function openFull(path: string, id: string) {
    const { page } = await open(path);
    const demo = page.locator(id);
    await demo.locator('.demo-root').hover();
    await demo.and(page.locator('[data-state=live]')).waitFor();
    await demo.locator('.demo-more > summary').click();
    await demo.locator('.demo-more [data-demo-full]').click();
    await demo.and(page.locator('[data-full]')).waitFor();
    return { page, demo };
  }

  test('is enlarged, so that a chart has the width of the window, and answers the pointer where it is drawn', async ({ open }) => {
    const { page, demo } = await openFull('/x/react-charts/bars/', '#BasicBars');
    const chart = demo.locator('.MuiChartsSurface-root').first();
    await expect.poll(async () => (await chart.boundingBox())?.height).toBeGreaterThan(400);
    expect((await chart.boundingBox())?.width).toBeGreaterThan(1150);
    const bars = demo.locator('.MuiBarElement-root');
    await bars.last().hover();
    const tip = page.locator('.MuiChartsTooltip-root');
    await tip.waitFor();
    const [mark, box] = [await bars.last().boundingBox(), await tip.boundingBox()];
    expect(Math.abs((box?.x ?? 0) - (mark?.x ?? 0))).toBeLessThan(400);
  });

  test('is enlarged: the days of a calendar, which can be chosen', async ({ open }) => {
    const { demo } = await openFull('/x/react-date-pickers/date-calendar/', '#TourCalendar');
    const calendar = demo.locator('.MuiDateCalendar-root').first();
    await expect.poll(async () => (await calendar.boundingBox())?.height).toBeGreaterThan(500);
    await calendar.getByRole('gridcell', { name: '15', exact: true }).click();
    await calendar.getByRole('gridcell', { name: '15', exact: true, selected: true }).waitFor();
    await demo.locator('.demo-bar > [data-demo-full]').click();
    await expect.poll(async () => (await calendar.boundingBox())?.height).toBeLessThan(400);
  });
});
