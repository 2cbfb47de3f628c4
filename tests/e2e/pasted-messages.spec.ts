import type { Page } from '@playwright/test';
import { errorsKey } from '../../site/reference/keys.ts';
import { pagePath } from '../../site/addresses.ts';
import { productById } from '../../site/products.ts';
import { PASTED } from '../pipeline/reference/pasted-messages.ts';
import { expect, test } from '../support/browser/test.ts';
import { siteOrigin } from '../support/sites.ts';

const START = '/x/introduction/';

/** A message with a stack trace. `tests/nightly/content/pasted-messages.test.ts` checks that every message is found. */
const ID = 'should-have-data-property-to-be-able';

/** Replaces the text in the dialog's field by one from the clipboard. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

test('a message pasted into the search dialog leads to its entry', async ({ open }) => {
  const [product, , text] = PASTED.find((pasted) => pasted[1] === ID) ?? [];
  if (!product || text === undefined) throw new Error(`No message ${ID} is pasted.`);
  const address = `${pagePath(errorsKey(productById(product)), 'en')}#error-${ID}`;
  const { page } = await open(START, { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox').first()).toBeFocused();
  await paste(page, text);
  await page.locator(`dialog [role=option][href="${address}"]`).click();
  await expect(page).toHaveURL(siteOrigin() + address);
  await expect(page.locator(`#error-${ID} th`)).toBeInViewport({ ratio: 1 });
});
