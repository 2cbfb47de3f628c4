import type { Page } from '@playwright/test';
import { expect, test, type Open } from '../support/browser/test.ts';
import { beginToUse } from '../support/browser/observe.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { readQueue, waitForPageView } from './tag-queue.ts';

/** A page with a fence. */
const QUICKSTART = '/x/react-tree-view/quickstart/';

const DEMO = 'ControlledExpansion';

test('a click is reported with category, action and label of the closest element that has them', async ({ open }) => {
  const { page } = await open(GUIDE);
  // Added after the page was loaded; the first without a category.
  await page.locator('h1').evaluate((heading) => {
    for (const [id, category] of [
      ['silent', null],
      ['reported', 'demo'],
    ]) {
      const button = document.createElement('button');
      button.id = id ?? '';
      button.append(Object.assign(document.createElement('span'), { textContent: id }));
      if (category) button.dataset['gaEventCategory'] = category;
      Object.assign(button.dataset, { gaEventAction: 'open', gaEventLabel: id });
      heading.before(button);
    }
  });
  await page.locator('#silent span').click();
  await page.locator('#reported span').click();
  const events = async () =>
    (await readQueue(page)).filter(([, , details]) => (details as { eventAction?: string }).eventAction === 'open');
  await expect.poll(events).toEqual([['event', 'demo', { eventAction: 'open', eventLabel: 'reported' }]]);
});

test.describe('copying code', () => {
  async function openBlock(open: Open, path = QUICKSTART) {
    const { page } = await open(path, { permissions: ['clipboard-read', 'clipboard-write'] });
    await waitForPageView(page);
    await beginToUse(page);
    return { page, block: page.locator('.code:visible').first() };
  }

  /** Expects the actions reported for copies. */
  async function expectCopies(page: Page, actions: string[]): Promise<void> {
    const sent = async () =>
      (await readQueue(page))
        .map(([, , details]) => (details as { eventAction?: string }).eventAction ?? '')
        .filter((action) => action.startsWith('copy'));
    await expect.poll(sent).toEqual(actions);
  }

  test('of a demo is reported as copy-keyboard for Ctrl + C, and as copy for the button', async ({ open }) => {
    const { page } = await openBlock(open, `${GUIDE}#${DEMO}.tsx`);
    const demo = page.locator(`#${DEMO}`);
    // The hash opens the source once the tools are loaded, which moves it away from the pointer.
    await demo.locator('details[open]').waitFor();
    await demo.locator('.demo-source').hover();
    await page.keyboard.press('Control+c');
    await expectCopies(page, ['copy-keyboard']);
    await demo.locator('[data-demo-copy]').click();
    await expectCopies(page, ['copy-keyboard', 'copy']);
  });

  test('is reported as copy-click for the button, also after Ctrl + C', async ({ open }) => {
    const { page, block } = await openBlock(open);
    await block.locator('[data-copy]').click();
    await expectCopies(page, ['copy-click']);
    await page.keyboard.press('Control+c');
    await expectCopies(page, ['copy-click', 'copy-keyboard']);
    await block.locator('[data-copy]').click();
    await expectCopies(page, ['copy-click', 'copy-keyboard', 'copy-click']);
  });
});
