import { expect, test } from '../support/browser/test.ts';
import { GUIDE } from '../support/browser/pages.ts';

test('the focus ring is visible for the keyboard alone; Tab leaves the contents for the text, and stops at code and tables only while they overflow', async ({
  open,
}) => {
  const { page } = await open(GUIDE);
  const menu = page.locator('.bar .products > summary');
  await menu.click();
  await expect(menu).toBeFocused();
  await expect(menu).toHaveCSS('outline-style', 'none');
  await menu.click();
  await page.keyboard.press('Shift+Tab');
  await expect(menu).not.toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toBeFocused();
  await expect(menu).toHaveCSS('outline-style', 'solid');

  const skip = page.getByRole('link', { name: 'Skip table of contents' });
  await skip.focus();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('article :focus')).toHaveCount(1);

  const stops = page.locator('main :is(pre, .table):not(.demo-root *)[tabindex]');
  await expect
    .poll(() => stops.evaluateAll((all) => all.filter((one) => one.scrollWidth <= one.clientWidth).length))
    .toBe(0);
  await page.setViewportSize({ width: 400, height: 800 });
  await page.keyboard.press('Tab');
  // What it says of its section.
  await expect(stops.first()).toHaveRole('region');
  await expect(stops.first()).toHaveAccessibleName(/./);
});

test('the focus ring is on a chart, a button of a calendar and the face of a clock in demos', async ({ open }) => {
  const { page } = await open('/x/introduction/');
  await page.keyboard.press('Tab');
  for (const [demo, selector] of [
    ['TicketLines', '.MuiChartsSurface-root'],
    ['Curtain', 'button'],
    ['Curtain', '.MuiClock-clock'],
  ] as const) {
    const element = page.locator(`#${demo} ${selector}`).first();
    await expect(page.locator(`#${demo}`)).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
    await element.evaluate((node) =>
      (node.querySelector<HTMLElement>('[tabindex="0"]') ?? (node as HTMLElement)).focus(),
    );
    await expect(element).toHaveCSS('outline-style', 'solid');
  }
});

test('the navigation of a phone has the focus on the current page while it is open, closes when the focus leaves it, and takes its place beside the article in a wide window', async ({
  open,
}) => {
  const { page } = await open(GUIDE, { viewport: { width: 390, height: 844 } });
  const button = page.locator('.bar-menu');
  const panel = page.locator('#navigation');
  const current = panel.locator('[aria-current=page]');
  const opened = page.locator('#navigation:popover-open');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(current).toBeFocused();
  await expect(button).toHaveAccessibleName('Close navigation');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleName('Open navigation');

  await button.press('Enter');
  await expect(current).toBeFocused();
  await panel.locator('a, summary').filter({ visible: true }).last().focus();
  await page.keyboard.press('Tab');
  await expect(panel.locator(':focus')).toHaveCount(0);
  await expect(opened).toHaveCount(0);
  await expect(page.locator('.bar :focus')).toHaveCount(1);

  await button.click();
  await expect(current).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(opened).toHaveCount(0);
  await expect(current).toBeFocused();
  // The article is beside it again, and nothing covers it.
  await page.getByRole('heading', { level: 1 }).click();
  const [left, right] = await page.evaluate(() => [
    document.querySelector('h1')?.getBoundingClientRect().left ?? 0,
    document.getElementById('navigation')?.getBoundingClientRect().right ?? Infinity,
  ]);
  expect(left).toBeGreaterThanOrEqual(right ?? Infinity);
});
