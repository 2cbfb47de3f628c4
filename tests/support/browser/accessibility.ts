import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { getOverflow } from './layout.ts';
import { changeStored, storedSettings } from './reader-settings.ts';
import { expect } from './test.ts';

/** Expects a part of a page to be accessible in both palettes, from right to left, on a small phone and in forced colours. */
export async function expectAccessible(page: Page, within: string): Promise<void> {
  await expectNoViolations(page, within);
  await page.evaluate(changeStored, storedSettings({ mode: 'dark', direction: 'rtl' }));
  await expect(page.locator('html[dir=rtl][data-mode=dark]')).toHaveCount(1);
  await expectNoViolations(page, within);
  // Forced colours are those of a light system.
  await page.evaluate(changeStored, storedSettings({ mode: 'light', direction: 'rtl' }));
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ forcedColors: 'active' });
  // Which code is a stop of the Tab key is looked up when the reader is about to move.
  await page.keyboard.press('Tab');
  await expectNoViolations(page, within);
  await expect.poll(() => getOverflow(page)).toEqual([]);
}
