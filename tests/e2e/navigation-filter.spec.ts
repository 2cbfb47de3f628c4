import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { holdModules } from '../support/browser/first-inputs/index.ts';
import { recordFrames } from '../support/browser/observe.ts';
import { siteOrigin } from '../support/sites.ts';

const PAGE = '/x/react-data-grid/sorting/';
const OTHER_PRODUCT = '/x/react-charts/';
/** A page with a name of its own, in another group than `PAGE`. */
const TARGET = { name: 'Row pinning', words: 'row pinning', path: '/x/react-data-grid/row-pinning/' };

const getEntries = (page: Page) => page.locator('#navigation .nav-tools + div a:visible');
const getOpenGroups = (page: Page) => () =>
  page.locator('#navigation details[open]').evaluateAll((groups) => groups.map(({ dataset }) => dataset.group));

/** Types into the navigation's filter, and waits for the result. */
async function filter(page: Page, text: string) {
  const field = page.locator('.nav-tools input');
  await field.fill(text);
  await expect(page.locator('.nav-tools p')).toHaveText(/\d/);
  return field;
}

test.describe('the filter of the navigation', () => {
  test('covers nothing of the title above it, on a laptop or a phone', async ({ open }) => {
    const { page } = await open(PAGE);
    const pictureWith = async (visibility: string) => {
      await page.locator('.nav-tools').evaluate((tools, value) => (tools.style.visibility = value), visibility);
      return page.locator('#navigation .nav-title').screenshot({ animations: 'disabled' });
    };
    const isCovered = async () => !(await pictureWith('visible')).equals(await pictureWith('hidden'));
    await expect.poll(isCovered).toBe(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expect.poll(isCovered).toBe(false);
  });

  /** Expects that a text finds a page, and that the filter says how many it finds. */
  async function expectFound(page: Page, text: string, name: string): Promise<void> {
    const entries = getEntries(page);
    await filter(page, text);
    // Names in the other language are fetched when the field is first focused.
    await expect(entries.filter({ hasText: new RegExp(`^${name}`) }).first()).toBeVisible();
    await expect.poll(() => entries.count()).toBeLessThan(20);
    const stated = async () => Number(/\d+/.exec(await page.locator('.nav-tools p').innerText())?.[0]);
    await expect.poll(async () => (await stated()) - (await entries.count())).toBe(0);
    await expect(page.locator('#status')).toHaveText(/[1-9]/);
  }

  test('finds a page by its name in both languages, group and plan, shows everything again when it is cleared, and opens the first match on Enter', async ({
    open,
  }) => {
    const { page } = await open(PAGE);
    const [entries, groups] = [await getEntries(page).count(), await getOpenGroups(page)()];
    await expectFound(page, 'row sel', 'Row selection');
    await expectFound(page, 'row_sel', 'Row selection');
    await expectFound(page, 'ｒｏｗ　ｓｅｌ', 'Row selection');
    await expectFound(page, '行选', 'Row selection');
    await expectFound(page, 'rows pro', 'Row pinning');
    await expect(page.locator('#status')).toHaveText(/^Pages found: [1-9]/);
    const field = await filter(page, 'no page has this name');
    await expect(page.locator('#status')).toHaveText('Pages found: 0');
    await expect(getEntries(page)).toHaveCount(0);
    await field.fill('');
    await expect(getEntries(page)).toHaveCount(entries);
    await expect.poll(getOpenGroups(page)).toEqual(groups);
    await filter(page, TARGET.words);
    await expect(getEntries(page).first()).toHaveText(new RegExp(`^${TARGET.name}`));
    await expect.poll(getOpenGroups(page)).not.toEqual(groups);
    await field.press('Enter');
    await page.waitForURL(`**${TARGET.path}`);
    const opened = async () => (await getOpenGroups(page)()).filter((group) => !groups.includes(group)).length;
    await expect.poll(opened, 'only the group of the page').toBeLessThanOrEqual(1);
  });
});

test('what was typed into the filter before its code was there filters, also if the reader has gone elsewhere', async ({
  open,
}) => {
  const { page } = await open(PAGE);
  const letThrough = await holdModules(page, '**/static/after-first-input-*.js*');
  const field = page.locator('.nav-tools input');
  await field.fill(TARGET.words);
  await field.blur();
  letThrough();
  await expect(getEntries(page)).toHaveText([new RegExp(`^${TARGET.name}`)]);
});

test('a folded navigation stays folded on the next page, from the first paint on, opens as a popover from the menu button, which has the focus, and can be unfolded there', async ({
  open,
}) => {
  const { page } = await open(PAGE);
  await page.getByRole('button', { name: 'Hide navigation' }).click();
  await expect(page.locator('#navigation')).toBeHidden();
  const menu = page.getByRole('button', { name: 'Open navigation' });
  await expect(menu).toBeFocused();
  const readFrames = await recordFrames(page, () => {
    const [navigation, heading] = [document.getElementById('navigation'), document.querySelector('h1')];
    if (!navigation || !heading) return null;
    return navigation.checkVisibility() || heading.getBoundingClientRect().left >= 250 ? 'unfolded' : 'folded';
  });
  await page.goto(siteOrigin() + OTHER_PRODUCT);
  const frames = await readFrames();
  expect([...new Set(frames)]).toEqual(['folded']);
  await menu.press('Enter');
  await page.getByRole('button', { name: 'Keep navigation open' }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#navigation')).toBeVisible();
  await expect(page.locator('#navigation:popover-open')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hide navigation' })).toBeFocused();
});
