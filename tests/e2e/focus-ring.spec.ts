import { expect, test } from '../support/browser/test.ts';
import { GUIDE } from '../support/browser/pages.ts';

test.describe('the focus ring', () => {
  test('is visible for the keyboard, but not for the pointer', async ({ open }) => {
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
  });
});
