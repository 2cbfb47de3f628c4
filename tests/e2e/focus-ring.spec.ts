import { expect, test } from '../support/browser/test.ts';
import { styleOf } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

test.describe('the focus ring', () => {
  test('is visible for the keyboard, but not for the pointer', async ({ open }) => {
    const { page } = await open(GUIDE);
    const menu = page.locator('.bar .products > summary');
    const hasFocus = () => menu.evaluate((element) => element === document.activeElement);
    await menu.click();
    expect([await hasFocus(), await styleOf(menu, 'outline-style')]).toEqual([true, 'none']);
    await menu.click();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect([await hasFocus(), await styleOf(menu, 'outline-style')]).toEqual([true, 'solid']);
  });
});
