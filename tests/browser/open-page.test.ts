import path from 'node:path';
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
  const { page, complaints } = await browser.open('/offline.html');
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
    await page.getByRole('combobox').fill('tree item expansion');
    await page.getByRole('option').first().waitFor();
    expect(complaints).toEqual([]);
  });

  it('changes the code of its demos', async () => {
    const { page } = await openBefore();
    await beginToUse(page);
    await page.locator(DEMO).locator('.demo-more > summary').click();
    await page.locator(DEMO).getByRole('button', { name: 'JavaScript' }).click();
    await page.locator('html[data-code-variant=JS]').waitFor({ state: 'attached' });
  });
});
