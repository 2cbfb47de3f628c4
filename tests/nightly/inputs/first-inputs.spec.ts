import type { Page } from '@playwright/test';
import { waitForWorker } from '../../e2e/offline.ts';
import { siteOrigin } from '../../support/sites.ts';
import { CONDITIONS, FIRST_INPUTS, type Condition, type FirstInput } from '../../support/browser/first-inputs/index.ts';
import { test } from '../../support/browser/test.ts';

/** Whether the page says that it could not do what the reader wanted. */
function hasRefused(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { inputLost, toolFailed, demoFailed } = document.body.dataset;
    const said = [...document.querySelectorAll('#status, [role=alert]')].map(({ textContent }) => textContent.trim());
    const isSearchRefused = document.querySelector('.find[open] [role=alert]') !== null;
    return (
      isSearchRefused || [inputLost, toolFailed, demoFailed].some((text) => text !== undefined && said.includes(text))
    );
  });
}

/** Does an input, which is kept or visibly refused. @throws Error if it was lost. */
async function tryInput(page: Page, { perform, expectKept }: FirstInput): Promise<void> {
  try {
    await perform(page);
    await expectKept(page);
  } catch (error) {
    if (!(await hasRefused(page))) throw error;
  }
}

for (const condition of Object.keys(CONDITIONS) as Condition[])
  for (const input of FIRST_INPUTS)
    test(`the first input: ${input.kind}, by ${input.act}, ${condition}: ${input.does}`, async ({ open }) => {
      const isOffline = condition === 'offline';
      const site = siteOrigin(isOffline ? 'serviceWorker' : 'plain');
      const { page } = await open(input.path, { ...input.options, site });
      if (isOffline) await waitForWorker(page);
      await CONDITIONS[condition](page);
      await tryInput(page, input);
    });
