import path from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../pipeline/kit/context.ts';
import { addFormerFiles } from '../../pipeline/release/former-files.ts';
import { createAddress } from '../setup/address.ts';
import { buildWithChanges, type OtherBuild } from '../setup/builds.ts';
import { useBrowser } from './browser.ts';
import { beginToUse, waitForCopied } from './observe.ts';
import { GUIDE } from './pages.ts';

const browser = useBrowser();
const address = createAddress();

/** Without a service worker, which would have kept some of the files. */
const VARIABLES = { DOCS_DOMAIN: '' };

const DEMO = '#ControlledExpansion';

let second: OtherBuild;

beforeAll(async () => {
  // Code of every bundle, words of the index, and a demo: their files have other names.
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
  ]);
  await address.serve(createContext(), VARIABLES);
  await addFormerFiles(path.join(second.context.out, 'assets'), address.url());
}, 400_000);

afterAll(async () => {
  await address.stop();
  await second.remove();
});

beforeEach(() => address.serve(createContext(), VARIABLES));

/** A page that was opened before a deployment, and of which nothing was used. */
async function openBefore() {
  const { page, complaints } = await browser.open('/offline.html', {
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.goto(address.url() + GUIDE);
  await page.waitForLoadState('networkidle');
  await address.serve(second.context, VARIABLES);
  const { text } = await page.evaluate(async () => ({ text: await (await fetch(location.href)).text() }));
  const own = await page.locator('script[type=module][src]').first().getAttribute('src');
  expect(text, 'another build').not.toContain(own);
  return { page, complaints };
}

describe('a page that was opened before a deployment', () => {
  it('wakes its demos', async () => {
    const { page, complaints } = await openBefore();
    await page.locator(DEMO).getByRole('button', { name: 'Expand all' }).click();
    await page.locator(DEMO).getByRole('button', { name: 'Collapse all' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('copies', async () => {
    const { page, complaints } = await openBefore();
    await page.locator(DEMO).locator('[data-demo-copy]').click();
    await waitForCopied(page);
    expect(complaints).toEqual([]);
  });

  it('opens its settings', async () => {
    const { page, complaints } = await openBefore();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dark', exact: true }).click();
    await page.locator('html[data-mode=dark]').waitFor({ state: 'attached' });
    expect(complaints).toEqual([]);
  });

  it('opens its editor, and runs what is written', async () => {
    const { page } = await openBefore();
    await page
      .locator(DEMO)
      .getByRole('button', { name: /^Edit / })
      .click();
    await page.locator(DEMO).frameLocator('iframe').getByRole('tree').waitFor();
  });

  it('searches, by the words of its own index', async () => {
    const { page, complaints } = await openBefore();
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').first().fill('tree item expansion');
    await page.locator('[role=option]', { hasText: 'Expansion' }).first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('changes the code of its demos', async () => {
    const { page } = await openBefore();
    await beginToUse(page);
    await page.locator(DEMO).locator('.demo-more > summary').click();
    await page.locator(DEMO).getByRole('button', { name: 'JavaScript' }).click();
    await page.locator('html[data-code-variant=JS]').waitFor({ state: 'attached' });
  });

  it('leads on to pages of the new build', async () => {
    const { page, complaints } = await openBefore();
    await page.locator('.pager [rel=next]').click();
    await page.waitForURL((url) => url.pathname !== GUIDE);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dark', exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });
});

/** A page of a build whose files are gone: the first build was deployed when there was no second. */
async function openGone(path: string) {
  await address.serve(second.context, VARIABLES);
  const { page } = await browser.open('/offline.html', { hasTouch: true });
  await page.goto(address.url() + path);
  await page.waitForLoadState('networkidle');
  return page;
}

const offerOf = (page: Page) => page.locator('.former-build');

describe('a page whose files are gone', () => {
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
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  });

  it('offers a reload that keeps edits and place', async () => {
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

  it('says nothing of it to a reader without a network', async () => {
    const page = await openGone(GUIDE);
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/former-build.js'));
    await page.mouse.wheel(0, 300);
    await failed;
    expect(await offerOf(page).count()).toBe(0);
  });
});
