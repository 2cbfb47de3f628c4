import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { createDevelopmentAssets } from '../../pipeline/dev/assets.ts';
import { startDevelopmentServer, type DevelopmentServer } from '../../pipeline/dev/server.ts';
import { createDevelopmentSite } from '../../pipeline/dev/site.ts';
import { MAX_WHOLE_LINKS } from '../../pipeline/content/navigation/branches.ts';
import { getKey, writeManyPages } from '../bench/many-pages.ts';
import { routeOpenPage } from '../support/browser/route.ts';
import { expect, test, type Open } from '../support/browser/test.ts';

/** Five groups in each of two sections: more than a page shows at once. */
const SECTION_SIZE = 5;
const PAGES = MAX_WHOLE_LINKS + 100;

let folder: string;
let server: DevelopmentServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  folder = await mkdtemp(path.join(tmpdir(), 'large-navigation-'));
  const content = path.join(folder, 'content');
  await writeManyPages(content, PAGES, SECTION_SIZE);
  const site = await createDevelopmentSite({ content, out: path.join(folder, 'dist') });
  await site.build();
  server = await startDevelopmentServer(site.context, {
    host: '127.0.0.1',
    port: 0,
    assets: await createDevelopmentAssets(site),
  });
});

test.afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const openPage = (open: Open, at: number) => open(`${getKey(at)}/`, { site: server.origin });
/** @param name Such as `section-1`. */
const getGroup = (page: Page, name: string) => page.locator(`#navigation [data-group$="/${name}-pages"]`);
const getLinks = (page: Page, name: string) => getGroup(page, name).locator('> ul > li > a');
const getCurrent = (page: Page) => page.locator('#navigation [aria-current=page]');

test.describe('the navigation of a product too large for one page', () => {
  test('loads a group when it is opened, nested groups too', async ({ open }) => {
    const { page, complaints } = await openPage(open, 0);
    await getGroup(page, 'section-1').locator('> summary').click();
    await getGroup(page, 'group-6').locator('> summary').press('Enter');
    await expect(getLinks(page, 'group-6')).toHaveCount(50);
    await getLinks(page, 'group-6').nth(3).click();
    await page.waitForURL(`**${getKey(303)}/`);
    await expect(getCurrent(page)).toHaveText('Page 303');
    expect(complaints).toEqual([]);
  });

  test('can be filtered as a whole, including groups that are not loaded', async ({ open }) => {
    const { page } = await openPage(open, 0);
    await page.locator('.nav-tools input').fill('page 303');
    await expect(page.locator('#navigation li a:visible')).toHaveText(['Page 303']);
  });

  test('keeps the link of a group that fails to load, and retries', async ({ open }) => {
    const { page } = await openPage(open, 0);
    await routeOpenPage(page, '**/static/navigation-*.json', (route) => route.abort());
    const failure = page.waitForEvent('requestfailed');
    const group = getGroup(page, 'group-1');
    await group.locator('> summary').click();
    await failure;
    await expect(group).toHaveAttribute('data-branch');
    await expect(group.getByRole('link')).toHaveText(['All pages of Group 1']);
    await expect(group.getByRole('link')).toHaveAttribute('href', `${getKey(50)}/`);
    await page.unroute('**/static/navigation-*.json');
    await group.locator('> summary').click();
    await group.locator('> summary').click();
    await expect(getLinks(page, 'group-1')).toHaveCount(50);
  });
});
