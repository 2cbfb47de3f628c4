import type { Page } from '@playwright/test';
import { beginToUse } from '../support/browser/observe.ts';
import { routeOpenPage } from '../support/browser/route.ts';
import { expect, test } from '../support/browser/test.ts';
import { siteOrigin } from '../support/sites.ts';

const ALL = '/x/demos/';
const DEMO = '/x/react-data-grid/row-selection/#CheckboxSelection';

const findCards = (page: Page) => page.locator('.demo-topics li').filter({ visible: true });
const findWords = (page: Page) => page.getByRole('searchbox', { name: 'Filter by words' });

// `page-kinds.spec.ts` has it with axe and on a small phone.
test.describe('the page with all demos', () => {
  test('shows pictures, over which the wheel scrolls, and filters by words, plan, component and what demos show', async ({
    open,
  }) => {
    const { page, complaints } = await open(ALL);
    const cards = findCards(page);
    const all = await cards.count();
    const counted = page.locator('.demo-filter output');
    const picture = cards.locator('img').first();

    await picture.hover();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400);
    const before = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 120);
    await expect(page.locator(`[href="${DEMO}.tsx"]`)).toHaveAccessibleName('Code for Checkbox selection');

    await findWords(page).fill('sorting basic');
    await expect(cards.getByRole('link', { name: 'Basic sorting', exact: true })).toBeVisible();
    await expect.poll(() => cards.count()).toBeLessThan(5);
    await expect(counted).toHaveText(new RegExp(`^\\d of ${all} demos$`));
    await expect(page.locator('h2:has(+ .demo-topics)').filter({ visible: true })).toHaveText(['Data Grid']);

    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(cards).toHaveCount(all);

    await page.getByRole('combobox', { name: 'Plan' }).selectOption('Pro');
    await expect.poll(() => cards.count()).toBeLessThan(all);
    await expect.poll(() => cards.filter({ hasNotText: 'Pro' }).count()).toBe(0);
    await page.getByRole('combobox', { name: 'Plan' }).selectOption('All plans');

    await page.getByRole('combobox', { name: 'Component' }).selectOption('DataGrid');
    await page.getByRole('checkbox', { name: 'Editing' }).check();
    await expect(cards.getByRole('link', { name: 'Basic editing', exact: true })).toBeVisible();
    await expect(cards.getByRole('link', { name: 'Basic sorting', exact: true })).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('has its state in the address, which can be shared', async ({ open }) => {
    const { page } = await open(ALL);
    const cards = findCards(page);
    await findWords(page).fill('row');
    await page.getByRole('checkbox', { name: 'Selection' }).check();
    await expect(page).toHaveURL(`${siteOrigin()}${ALL}?q=row&shows=selection`);
    const names = await cards.allInnerTexts();

    const other = await open(`${ALL}?q=row&shows=selection`);
    await expect(findWords(other.page)).toHaveValue('row');
    await expect(other.page.getByRole('checkbox', { name: 'Selection' })).toBeChecked();
    await expect(findCards(other.page)).toHaveText(names);
    await other.page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(other.page).toHaveURL(siteOrigin() + ALL);
  });

  test('is filtered as it was after a switch of the language', async ({ open }) => {
    const { page } = await open(ALL);
    await beginToUse(page);
    await findWords(page).fill('row');
    await expect(page).toHaveURL(`${siteOrigin()}${ALL}?q=row`);
    await page.locator('.bar summary[aria-label="Language"]').click();
    await page.locator('.bar [data-locale=zh]').click();
    await expect(page).toHaveURL(`${siteOrigin()}/zh${ALL}?q=row`);
  });

  test('filters once its index has come, if the first request has failed', async ({ open }) => {
    const { page } = await open(ALL);
    const index = (await page.locator('[data-index]').getAttribute('data-index')) ?? '';
    const failed = page.waitForEvent('requestfailed');
    await routeOpenPage(page, `**${index}`, (route) => route.abort(), { times: 1 });
    await findWords(page).focus();
    await failed;
    await findWords(page).fill('sorting basic');
    await expect.poll(() => findCards(page).count()).toBeLessThan(5);
  });

  test('works by keyboard, and says how many demos are left, and that none is', async ({ open }) => {
    const { page } = await open(ALL);
    await findWords(page).fill('nothing of this kind');
    await expect(page.locator('#status')).toHaveText('No demos match. Remove a filter.');
    await expect(findCards(page)).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('bars');
    await expect(page.locator('#status')).toHaveText(/^\d+ of \d+ demos$/);
    for (const name of ['Plan', 'Component']) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('combobox', { name })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('checkbox', { disabled: false }).first()).toBeFocused();
    await expect.poll(() => page.getByRole('checkbox', { disabled: true }).count()).toBeGreaterThan(0);
    const card = findCards(page).first();
    await card.getByRole('link').first().press('Enter');
    await expect(page).toHaveURL(/\/x\/react-charts\/(?:\w+\/)?#\w+$/);
  });

  test('is a list of links without scripts, of which no picture is loaded', async ({ open }) => {
    const pictures: string[] = [];
    const note = (url: string) => url.includes('/thumbnail-') && pictures.push(url);
    const { page } = await open(ALL, {
      javaScriptEnabled: false,
      prepare: (opened) => Promise.resolve(opened.on('request', (request) => note(request.url()))),
    });
    expect(pictures).toEqual([]);
    await expect(page.locator('.demo-filter')).toBeHidden();
    await page.locator(`[href="${DEMO}"]`).click();
    await page.waitForURL(`**${DEMO}`);
  });
});
