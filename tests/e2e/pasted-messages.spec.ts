import type { Page } from '@playwright/test';
import { errorsKey } from '../../pipeline/reference/pages/keys.ts';
import { localizePath, pagePath } from '../../site/addresses.ts';
import { LOCALES } from '../../site/locales.ts';
import { need } from '../../site/need.ts';
import { productById, type ProductId } from '../../site/products.ts';
import { PASTED } from '../pipeline/reference/pasted-messages.ts';
import { expect, test } from '../support/browser/test.ts';
import { waitUntil } from '../support/browser/observe.ts';

/** The entry of a pasted message is among so many results. */
const FOUND_WITHIN = 3;

const OPTIONS = 'dialog [role=option]';

/** Replaces the text in the dialog's field by one from the clipboard, and waits for its results. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  // Clear the results of the previous text.
  await page.locator('.find-list').evaluate((list) => list.replaceChildren());
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  // Not for the note: it says at first that the index is loading.
  await waitUntil(page, () => document.querySelector('.find-list [href]') !== null);
}

describe.each(LOCALES)('a message pasted into the search dialog, in %s', (locale) => {
  const openSearch = async () => {
    const { page } = await open(localizePath('/x/introduction/', locale), {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').waitFor();
    return page;
  };
  const addressOf = (product: ProductId, id: string) =>
    `${pagePath(errorsKey(productById(product)), locale)}#error-${id}`;

  test(`has its entry among the first ${FOUND_WITHIN} results`, async ({ open }) => {
    const page = await openSearch();
    const missed: string[] = [];
    for (const [product, id, text] of PASTED) {
      await paste(page, text);
      const found = await page.locator(OPTIONS).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      if (!found.slice(0, FOUND_WITHIN).includes(addressOf(product, id))) missed.push(`${id}: ${found[0]}`);
    }
    expect(missed).toEqual([]);
  });

  it.each([
    ['with a stack trace', 'x-charts', 'should-have-data-property-to-be-able'],
    ['truncated', 'x-date-pickers', 'the-token-is-not-supported-by-the'],
  ] as const)('leads to its entry, %s', async (_, product, id) => {
    const page = await openSearch();
    const [, , text] = need(
      PASTED,
      PASTED.findIndex((pasted) => pasted[1] === id),
    );
    await paste(page, text);
    const address = addressOf(product, id);
    await page.locator(`${OPTIONS}[href="${address}"]`).click();
    await page.waitForURL(`**${address}`);
    await expect.poll(() => isEntryInView(page, id)).toBe(true);
  });
});

/** Whether the window shows the start of a message's entry. */
function isEntryInView(page: Page, id: string): Promise<boolean> {
  return page.locator(`#error-${id}`).evaluate((entry) => {
    const { top } = entry.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  });
}
