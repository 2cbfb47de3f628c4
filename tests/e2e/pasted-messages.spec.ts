import type { Page } from '@playwright/test';
import { errorsKey } from '../../site/reference/keys.ts';
import { localizePath, pagePath } from '../../site/addresses.ts';
import { productById } from '../../site/products.ts';
import { PASTED } from '../pipeline/reference/pasted-messages.ts';
import { expect, test } from '../support/browser/test.ts';
import { siteOrigin } from '../support/sites.ts';

const START = '/x/introduction/';

const MESSAGES = [
  ['with a stack trace', 'should-have-data-property-to-be-able', 'en'],
  ['truncated', 'the-token-is-not-supported-by-the', 'zh'],
] as const;

/** Replaces the text in the dialog's field by one from the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

// `tests/nightly/content/pasted-messages.test.ts` checks that every message is found.
for (const [shape, id, locale] of MESSAGES)
  test(`a message pasted into the search dialog, ${shape}, leads to its entry (${locale})`, async ({ open }) => {
    const [product, , text] = PASTED.find((pasted) => pasted[1] === id) ?? [];
    if (!product || text === undefined) throw new Error(`No message ${id} is pasted.`);
    const address = `${pagePath(errorsKey(productById(product)), locale)}#error-${id}`;
    const { page } = await open(localizePath(START, locale), { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeFocused();
    await paste(page, text);
    await page.locator(`dialog [role=option][href="${address}"]`).click();
    await expect(page).toHaveURL(siteOrigin() + address);
    await expect(page.locator(`#error-${id} th`)).toBeInViewport({ ratio: 1 });
  });
