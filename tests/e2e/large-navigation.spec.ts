import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createDevelopmentAssets } from '../../pipeline/dev/assets.ts';
import { startDevelopmentServer, type DevelopmentServer } from '../../pipeline/dev/server.ts';
import { createDevelopmentSite } from '../../pipeline/dev/site.ts';
import { MAX_WHOLE_LINKS } from '../../pipeline/navigation/branches.ts';
import { keyOf, writeManyPages } from '../bench/many-pages.ts';
import { violationsOf } from '../support/browser/axe.ts';
import { expect, test } from '../support/browser/test.ts';

/** Five groups in each of two sections: more than a page shows at once. */
const SECTION_SIZE = 5;
const PAGES = MAX_WHOLE_LINKS + 100;

let folder: string;
let server: DevelopmentServer;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'large-navigation-'));
  const content = path.join(folder, 'content');
  await mkdir(content);
  await writeManyPages(content, PAGES, SECTION_SIZE);
  const site = await createDevelopmentSite({ content, out: path.join(folder, 'dist') });
  await site.build();
  server = await startDevelopmentServer(site.context, {
    host: '127.0.0.1',
    port: 0,
    assets: await createDevelopmentAssets(site),
  });
}, 120_000);

test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const openPage = (at: number, options = {}) => open(`${keyOf(at)}/`, { site: server.origin, ...options });
/** @param name Such as `section-1`. */
const groupOf = (page: Page, name: string) => page.locator(`#navigation [data-group$="/${name}-pages"]`);
const linksOf = (page: Page, name: string) => groupOf(page, name).locator('> ul > li > a');

test.describe('the navigation of a product too large for one page', () => {
  test('includes the pages around the current one, and stays small', async ({ open }) => {
    const { page } = await openPage(60);
    await expect.poll(() => linksOf(page, 'group-1').count()).toBe(50);
    expect(await page.locator('#navigation [aria-current=page]').textContent()).toBe('Page 60');
    expect(await page.locator('#navigation a').count()).toBeLessThan(100);
    expect(await violationsOf(page, '#navigation')).toEqual([]);
  });

  test('loads a group when it is opened, nested groups too', async ({ open }) => {
    const { page, complaints } = await openPage(0);
    await groupOf(page, 'section-1').locator('> summary').click();
    await groupOf(page, 'group-6').locator('> summary').press('Enter');
    await expect.poll(() => linksOf(page, 'group-6').count()).toBe(50);
    await linksOf(page, 'group-6').nth(3).click();
    await page.waitForURL(`**${keyOf(303)}/`);
    expect(await page.locator('#navigation [aria-current=page]').textContent()).toBe('Page 303');
    expect(complaints).toEqual([]);
  });

  test('can be filtered as a whole, including groups that are not loaded', async ({ open }) => {
    const { page } = await openPage(0);
    await page.locator('.nav-tools input').fill('page 303');
    await expect.poll(() => page.locator('#navigation li a:visible').allInnerTexts()).toEqual(['Page 303']);
  });

  test('links to the first page of a group without scripts, where the group is open', async ({ open }) => {
    const { page } = await openPage(0, { javaScriptEnabled: false });
    await groupOf(page, 'section-1').locator('> summary').click();
    await page.getByRole('link', { name: 'All pages of Section 1' }).click();
    await page.waitForURL(`**${keyOf(250)}/`);
    await expect(linksOf(page, 'group-5')).toHaveCount(50);
    expect(await page.locator('#navigation [aria-current=page]').textContent()).toBe('Page 250');
  });

  test('keeps the link of a group that fails to load, and retries', async ({ open }) => {
    const { page } = await openPage(0);
    await page.route('**/static/navigation-*.json', (route) => route.abort());
    const summary = groupOf(page, 'group-1').locator('> summary');
    await summary.click();
    expect(await groupOf(page, 'group-1').getByRole('link').allTextContents()).toEqual(['All pages of Group 1']);
    await page.unroute('**/static/navigation-*.json');
    await summary.click();
    await summary.click();
    await expect.poll(() => linksOf(page, 'group-1').count()).toBe(50);
  });
});
