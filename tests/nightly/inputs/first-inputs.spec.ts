import { appendFile, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { siteOrigin } from '../../support/sites.ts';
import { CONDITIONS, FIRST_INPUTS, type Condition, type FirstInput } from '../../support/browser/first-inputs/index.ts';
import { expect, test } from '../../support/browser/test.ts';

/** Without a network, a page has what its service worker keeps. */
async function waitForWorker(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0);
}

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

/** @returns Whether the input was done, or else refused. @throws Error if it was lost. */
async function tryInput(page: Page, { perform, expectKept }: FirstInput): Promise<'kept' | 'refused'> {
  try {
    await perform(page);
    await expectKept(page);
    return 'kept';
  } catch (error) {
    if (await hasRefused(page)) return 'refused';
    throw error;
  }
}

test.describe('the first input', () => {
  const table = () => path.join(test.info().project.outputDir, 'first-inputs.txt');

  for (const condition of Object.keys(CONDITIONS) as Condition[])
    for (const input of FIRST_INPUTS)
      test(`${input.kind}, by ${input.act}, ${condition}: ${input.does}`, async ({ open }) => {
        const isOffline = condition === 'offline';
        const site = siteOrigin(isOffline ? 'serviceWorker' : 'plain');
        const { page } = await open(input.path, { ...input.options, site });
        if (isOffline) await waitForWorker(page);
        await CONDITIONS[condition](page);
        let result = 'LOST';
        try {
          result = await tryInput(page, input);
        } finally {
          await appendFile(table(), `${[input.kind, input.act, condition, result].join(' | ')}\n`);
        }
      });

  test.afterAll(async () => console.log(await readFile(table(), 'utf8')));
});
