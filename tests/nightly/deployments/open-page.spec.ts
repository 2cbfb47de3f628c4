import path from 'node:path';
import type { Page } from '@playwright/test';
import { createTestedContext } from '../../support/tested-site.ts';
import { addFormerFiles } from '../../../pipeline/release/former-files.ts';
import { openOffline, waitForWorker } from '../../e2e/offline.ts';
import { waitForPageView } from '../../e2e/tag-queue.ts';
import { createAddress } from '../../support/address.ts';
import { BEHAVIOURS } from '../../support/browser/behaviours.ts';
import { wakeDemos } from '../../support/browser/observe.ts';
import { GUIDE } from '../../support/browser/pages.ts';
import { expect, test, type Open, type OpenOptions } from '../../support/browser/test.ts';
import { buildWithChanges, type OtherBuild } from '../../support/builds.ts';

const address = createAddress();

/** Without a service worker, which would have kept some of the files. */
const VARIABLES = { DOCS_DOMAIN: '' };

const DEMO = '#ControlledExpansion';

/** Another page of the guide's product. */
const OTHER = '/x/react-tree-view/rich-tree-view/focus/';
const OTHER_TITLE = 'Focus';

let second: OtherBuild;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  // Code of every bundle, words of the index, a demo and a playground: their files have other names.
  second = await buildWithChanges([
    { file: 'client/browser/kit/status.ts', from: '\\u00a0', to: '\\u2009' },
    { file: 'client/browser/search/results.ts', from: "'data-product'", to: "'data-scope'" },
    { file: 'client/islands/settings/OfflineButton.tsx', from: '"outlined"', to: '"contained"' },
    {
      file: 'tests/fixture/react-tree-view/rich-tree-view/expansion/index.md',
      from: 'expanded or collapsed',
      to: 'unfolded',
    },
    {
      file: 'tests/fixture/react-tree-view/rich-tree-view/expansion/demos/ControlledExpansion.tsx',
      from: 'Collapse all',
      to: 'Close all',
    },
    {
      file: 'tests/fixture/react-tree-view/rich-tree-view/expansion/demos/ControlledExpansion.zh.json',
      from: 'Collapse all',
      to: 'Close all',
    },
    { file: 'content/reference-playgrounds.ts', from: "value: '60'", to: "value: '61'" },
  ]);
  await address.serve(createTestedContext(), VARIABLES);
  await addFormerFiles(path.join(second.context.out, 'assets'), address.url());
});

test.afterAll(async () => {
  await address.stop();
  await second.remove();
});

test.beforeEach(() => address.serve(createTestedContext(), VARIABLES));

/** Opens a page, and waits until it has requested what it needs until it is used. */
async function openUnused(open: Open, route: string, options: OpenOptions = {}) {
  const opened = await open(route, { site: address.url(), ...options });
  await waitForPageView(opened.page);
  await expect(opened.page.locator('[data-ad]:not(:has(a))')).toHaveCount(0);
  return opened;
}

test.describe('a page that was opened before a deployment', () => {
  for (const [does, route, use] of BEHAVIOURS) {
    test(does, async ({ open }) => {
      const permissions = ['clipboard-read', 'clipboard-write'];
      const { page, complaints } = await openUnused(open, route, { permissions });
      await address.serve(second.context, VARIABLES);
      const { text } = await page.evaluate(async () => ({ text: await (await fetch(location.href)).text() }));
      const own = await page.locator('script[type=module][src]').first().getAttribute('src');
      expect(text, 'another build').not.toContain(own);
      await use(page);
      expect(complaints).toEqual([]);
    });
  }

  test('saves a product for offline reading', async ({ open }) => {
    await address.serve(createTestedContext());
    const { page } = await openUnused(open, GUIDE);
    await waitForWorker(page);
    await address.serve(second.context);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('button', { name: 'Save these pages for offline reading' }).click();
    const saved = page.getByRole('button', { name: /^\d+ pages saved for offline reading$/ });
    await expect(saved).toBeVisible({ timeout: 90_000 });
    await openOffline(page, address.url() + OTHER);
    await expect(page.locator('h1')).toContainText(OTHER_TITLE);
    await wakeDemos(page);
    await expect(page.locator('[data-demo]:not([data-state=live])')).toHaveCount(0);
  });
});

/** A page of a build whose files are gone: the first build was deployed when there was no second. */
async function openGone(open: Open, route: string): Promise<Page> {
  await address.serve(second.context, VARIABLES);
  return (await openUnused(open, route, { hasTouch: true })).page;
}

const getOffer = (page: Page) => page.locator('.former-build');

test.describe('a page whose files are gone', () => {
  test('offers a reload when it only lacks the code of its demos', async ({ open }) => {
    const prepare = (page: Page) => page.route('**/static/programs-*.json', (route) => route.fulfill({ status: 404 }));
    const { page } = await open(GUIDE, { site: address.url(), prepare });
    await page
      .locator(DEMO)
      .getByRole('button', { name: /^Edit / })
      .click();
    await expect(getOffer(page).getByRole('button', { name: 'Reload' })).toBeVisible();
  });

  for (const [tag, prefix, text] of [
    ['en', '', /^This page is from an older build/],
    ['zh-CN', '/zh', /^此页面来自网站较早的构建/],
  ] as const) {
    test(`says so (${tag}), and goes on when the reader wants no reload`, async ({ open }) => {
      const page = await openGone(open, prefix + GUIDE);
      await address.serve(createTestedContext(), VARIABLES);
      await page.mouse.wheel(0, 300);
      await expect(getOffer(page).getByRole('status')).toHaveText(text);
      await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(true);
      const later = getOffer(page).getByRole('button').last();
      const button = await later.boundingBox();
      expect(button?.height, 'for a finger').toBeGreaterThanOrEqual(44);
      await later.click();
      await expect(getOffer(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('offers a reload that keeps edits and place', async ({ open }) => {
    const page = await openGone(open, GUIDE);
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.type());
      void dialog.accept();
    });
    const demo = page.locator(DEMO);
    const editor = demo.locator('.cm-content');
    const edit = demo.getByRole('button', { name: /^Edit / });
    await edit.click();
    await editor.click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText('export default function Demo() {\n  return <p>Kept</p>;\n}\n');
    await expect(demo.frameLocator('iframe').getByText('Kept')).toBeVisible();
    const place = await page.evaluate(() => scrollY);
    await address.serve(createTestedContext(), VARIABLES);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await getOffer(page).getByRole('button', { name: 'Reload' }).click();
    await expect(editor).toContainText('Kept');
    await expect(demo.frameLocator('iframe').getByText('Kept')).toBeVisible();
    expect(questions).toEqual([]);
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(place / 2);
    await page.reload();
    await expect(editor).toContainText('Kept');
  });

  test('says nothing of it to a reader without a network', async ({ open }) => {
    const page = await openGone(open, GUIDE);
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/former-build.js'));
    await page.mouse.wheel(0, 300);
    await failed;
    await expect(getOffer(page)).toHaveCount(0);
  });
});
