import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { beginToUse, waitForCopied } from '../support/browser/observe.ts';
import { useSite } from '../support/browser/own-site.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { readQueue, waitForPageView } from './tag-queue.ts';

const site = useSite();

const QUICKSTART = '/x/react-tree-view/quickstart/';

test.describe('a click', () => {
  /** Clicks inside an element with these data attributes, added after the page loaded. @returns The events since. */
  async function clickOn(attributes: Record<string, string>, draw = 0.5): Promise<unknown[]> {
    const prepare = (page: Page) => page.addInitScript((value) => (Math.random = () => value), draw);
    const { page } = await open(GUIDE, { site: site(), prepare });
    await waitForPageView(page);
    const before = (await readQueue(page)).length;
    await page.locator('h1').evaluate((heading, values) => {
      const button = document.createElement('button');
      button.id = 'reported';
      button.append(Object.assign(document.createElement('span'), { textContent: 'Press' }));
      for (const [name, value] of Object.entries(values)) button.setAttribute(`data-ga-event-${name}`, value);
      heading.before(button);
    }, attributes);
    await page.locator('#reported span').click();
    return (await readQueue(page)).slice(before);
  }

  const ATTRIBUTES = { category: 'demo', action: 'open', label: 'BasicExpansion' };
  const EVENT = ['event', 'demo', { eventAction: 'open', eventLabel: 'BasicExpansion' }];

  test('is reported with category, action and label of the closest element that has them', async ({ open }) => {
    expect(await clickOn(ATTRIBUTES)).toEqual([EVENT]);
  });

  test('is not reported without a category', async ({ open }) => {
    expect(await clickOn({ action: 'open', label: 'BasicExpansion' })).toEqual([]);
  });

  it.each([
    ['1', 0.9999, true],
    ['0.5', 0.4999, true],
    ['0.5', 0.5, false],
    ['0.1', 0.0999, true],
    ['0.1', 0.5, false],
    ['0', 0.0001, false],
  ])('is sampled by its split: %s, for random value %d: %s', async (split, draw, isReported) => {
    expect(await clickOn({ ...ATTRIBUTES, split }, draw)).toEqual(isReported ? [EVENT] : []);
  });
});

test.describe('copying code', () => {
  const openBlock = async (path = QUICKSTART) => {
    const { page } = await open(path, { site: site(), permissions: ['clipboard-read', 'clipboard-write'] });
    await waitForPageView(page);
    await beginToUse(page);
    return { page, block: page.locator('.code:visible').first() };
  };
  const actionsOf = async (page: Page) => {
    const events = (await readQueue(page)).filter(([command, , details]) => {
      return command === 'event' && /^copy/.test(String((details as { eventAction?: string }).eventAction));
    });
    return events.map(([, , details]) => (details as { eventAction: string }).eventAction);
  };

  test('is reported as copy-keyboard for Ctrl + C', async ({ open }) => {
    const { page, block } = await openBlock();
    await block.hover();
    await page.keyboard.press('Control+c');
    await waitForCopied(page);
    expect(await actionsOf(page)).toEqual(['copy-keyboard']);
  });

  test('of a demo is reported as copy-keyboard for Ctrl + C, and as copy for the button', async ({ open }) => {
    const { page } = await openBlock(`${GUIDE}#ControlledExpansion.tsx`);
    const demo = page.locator('#ControlledExpansion');
    // The hash opens the source once the tools are loaded, which moves it away from the pointer.
    await demo.locator('details[open]').waitFor();
    await demo.locator('.demo-source').hover();
    await page.keyboard.press('Control+c');
    await waitForCopied(page);
    await demo.locator('[data-demo-copy]').click();
    expect(await actionsOf(page)).toEqual(['copy-keyboard', 'copy']);
  });

  test('is reported as copy-click for the button, also after Ctrl + C', async ({ open }) => {
    const { page, block } = await openBlock();
    await block.locator('[data-copy]').click();
    await page.keyboard.press('Control+c');
    await block.locator('[data-copy]').click();
    expect(await actionsOf(page)).toEqual(['copy-click', 'copy-keyboard', 'copy-click']);
  });
});
