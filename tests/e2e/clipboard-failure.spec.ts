import type { Locator } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { waitUntil } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';

const DEMO = 'BasicExpansion';

/** Runs in the page: its clipboard refuses, and notes that it was asked. */
function refuseWriting(): void {
  const refuse = () => {
    Object.assign(window, { triedToCopy: true });
    return Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'));
  };
  Object.defineProperty(navigator.clipboard, 'writeText', { value: refuse });
}

/** Runs in the page: it has no clipboard, and notes that one was looked for. */
function removeClipboard(): void {
  const none = () => void Object.assign(window, { triedToCopy: true });
  Object.defineProperty(navigator, 'clipboard', { get: none });
}

test('a clipboard failure is silent for the buttons of a fence, a demo and the link with settings, and without a clipboard API', async ({
  open,
}) => {
  const { page, complaints } = await open(`${GUIDE}#${DEMO}.tsx`, {
    prepare: (opened) => opened.addInitScript(refuseWriting),
  });
  /** Presses a button that copies, and expects no reaction. */
  const expectSilence = async (button: Locator) => {
    const label = await button.innerText();
    await page.evaluate(() => delete (window as { triedToCopy?: boolean }).triedToCopy);
    await button.click();
    await waitUntil(page, () => 'triedToCopy' in window);
    // The refusal has been handled before the page answers another question. Of a confirmation the status would stay.
    await expect(page.locator('#status')).toBeEmpty();
    await expect(button).toHaveText(label);
    expect(complaints).toEqual([]);
  };
  // The page has gone to its hash: it would take a button away from under the mouse.
  await page.locator(`#${DEMO} .demo-toggle[open]`).waitFor();
  const fence = page.locator('[data-copy]:visible').first();
  await expectSilence(fence);
  await expectSilence(page.locator(`#${DEMO} [data-demo-copy]`));
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await expectSilence(page.getByRole('button', { name: 'Copy link with these settings' }));
  await page.keyboard.press('Escape');
  await page.evaluate(removeClipboard);
  await expectSilence(fence);
});
