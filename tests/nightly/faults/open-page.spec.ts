import path from 'node:path';
import type { Page } from '@playwright/test';
import { createContext } from '../../../pipeline/kit/context.ts';
import { addFormerFiles } from '../../../pipeline/release/former-files.ts';
import { createAddress } from '../../support/address.ts';
import { buildWithChanges, type OtherBuild } from '../../support/builds.ts';
import { BEHAVIOURS, PLAYGROUND } from '../../support/browser/behaviours.ts';
import { expect, test } from '../../support/browser/test.ts';
import { wakeDemos } from '../../support/browser/observe.ts';
import { readOffline, waitForWorker } from '../../e2e/offline.ts';
import { GUIDE } from '../../support/browser/pages.ts';

const address = createAddress();

/** Without a service worker, which would have kept some of the files. */
const VARIABLES = { DOCS_DOMAIN: '' };

const DEMO = '#ControlledExpansion';

/** Another page of the guide's product. */
const OTHER = '/x/react-tree-view/rich-tree-view/focus/';

let second: OtherBuild;

test.beforeAll(async () => {
  // Code of every bundle, words of the index, a demo and a playground: their files have other names.
  second = await buildWithChanges([
    { file: 'client/browser/kit/announce.ts', from: '\\u00a0', to: '\\u2009' },
    { file: 'client/browser/search/results.ts', from: "'data-product'", to: "'data-scope'" },
    { file: 'client/islands/settings/OfflineButton.tsx', from: '"outlined"', to: '"contained"' },
    {
      file: 'content/react-tree-view/rich-tree-view/expansion/index.md',
      from: 'expanded or collapsed',
      to: 'unfolded',
    },
    {
      file: 'content/react-tree-view/rich-tree-view/expansion/demos/ControlledExpansion.tsx',
      from: 'Collapse all',
      to: 'Close all',
    },
    {
      file: 'content/react-tree-view/rich-tree-view/expansion/demos/ControlledExpansion.zh.json',
      from: 'Collapse all',
      to: 'Close all',
    },
    { file: 'content/reference-playgrounds.ts', from: "value: '60'", to: "value: '61'" },
  ]);
  await address.serve(createContext(), VARIABLES);
  await addFormerFiles(path.join(second.context.out, 'assets'), address.url());
}, 400_000);

test.afterAll(async () => {
  await address.stop();
  await second.remove();
});

test.beforeEach(() => address.serve(createContext(), VARIABLES));

/**
 * Opens a page before a deployment, and uses nothing of it.
 *
 * @param variables Configuration of both builds.
 */
async function openBefore(path: string, variables: Record<string, string> = VARIABLES) {
  await address.serve(createContext(), variables);
  const { page, complaints } = await open('/offline.html', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(address.url() + path);
  await page.waitForLoadState('networkidle');
  return { page, complaints, deploy: () => address.serve(second.context, variables) };
}

test.describe('a page that was opened before a deployment', () => {
  it.each(BEHAVIOURS)('%s', async (_, path, use) => {
    const { page, complaints, deploy } = await openBefore(path);
    await deploy();
    const { text } = await page.evaluate(async () => ({ text: await (await fetch(location.href)).text() }));
    const own = await page.locator('script[type=module][src]').first().getAttribute('src');
    expect(text, 'another build').not.toContain(own);
    await use(page);
    expect(complaints).toEqual([]);
  });

  test('saves a product for offline reading', { timeout: 90_000 }, async () => {
    const { page, deploy } = await openBefore(GUIDE, {});
    await waitForWorker(page);
    await deploy();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Save these pages for offline reading' }).click();
    const saved = page.getByRole('button', { name: /^\d+ pages saved for offline reading$/ });
    await saved.waitFor({ timeout: 60_000 });
    expect(await readOffline(page, address.url() + OTHER)).not.toBe('You are offline');
    await wakeDemos(page);
    await expect(page.locator('[data-demo]:not([data-state=live])')).toHaveCount(0);
  });
});

/** A page of a build whose files are gone: the first build was deployed when there was no second. */
async function openGone(path: string) {
  await address.serve(second.context, VARIABLES);
  const { page } = await open('/offline.html', { hasTouch: true });
  await page.goto(address.url() + path);
  await page.waitForLoadState('networkidle');
  return page;
}

const offerOf = (page: Page) => page.locator('.former-build');

test.describe('a page whose files are gone', () => {
  it.each([
    ['the code of its demos', GUIDE, '**/static/programs-*.json', /^Edit /],
    ['the list of packages', GUIDE, '**/static/packages-*.json', /^Edit /],
    ['the props of a playground', PLAYGROUND, '**/static/playground-*.json', /^Props /],
  ])('offers a reload when it only lacks %s', async (_, path, file, tool) => {
    const { page } = await open('/offline.html');
    await page.route(file, (route) => route.fulfill({ status: 404 }));
    await page.goto(address.url() + path);
    await page.locator('[data-demo]').first().getByRole('button', { name: tool }).click();
    await offerOf(page).getByRole('button', { name: 'Reload' }).waitFor();
  });

  it.each([
    ['en', '', /^This page is of an older version/],
    ['zh-CN', '/zh', /^此页面属于网站的旧版本/],
  ])('says so (%s), and goes on when the reader wants no reload', async (_, prefix, text) => {
    const page = await openGone(prefix + GUIDE);
    await address.serve(createContext(), VARIABLES);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => offerOf(page).getByRole('status').textContent()).toMatch(text);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    const button = await offerOf(page).getByRole('button').last().boundingBox();
    expect(button?.height, 'for a finger').toBeGreaterThanOrEqual(44);
    await offerOf(page).getByRole('button').last().click();
    await offerOf(page).waitFor({ state: 'detached' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('offers a reload that keeps edits and place', async ({ open }) => {
    const page = await openGone(GUIDE);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    const demo = page.locator(DEMO);
    await demo.getByRole('button', { name: /^Edit / }).click();
    await demo.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('export default function Demo() {\n  return <p>Kept</p>;\n}\n');
    await demo.frameLocator('iframe').getByText('Kept').waitFor();
    const place = await page.evaluate(() => scrollY);
    await address.serve(createContext(), VARIABLES);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await offerOf(page).getByRole('button', { name: 'Reload' }).click();
    await demo.locator('.cm-content', { hasText: 'Kept' }).waitFor();
    await demo.frameLocator('iframe').getByText('Kept').waitFor();
    expect(questions).toEqual([]);
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(place / 2);
    await page.reload();
    expect(await demo.locator('.cm-content').count(), 'once').toBe(0);
  });

  test('says nothing of it to a reader without a network', async ({ open }) => {
    const page = await openGone(GUIDE);
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/former-build.js'));
    await page.mouse.wheel(0, 300);
    await failed;
    await expect(offerOf(page)).toHaveCount(0);
  });
});
