import { describe, expect, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { styleOf } from './observe.ts';
import { GUIDE } from './pages.ts';

const { open } = useBrowser();

describe('the focus ring', () => {
  it('is visible for the keyboard, but not for the pointer', async () => {
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
