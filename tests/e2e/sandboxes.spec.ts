import type { Page } from '@playwright/test';
import lzString from 'lz-string';
import { GUIDE } from '../support/browser/pages.ts';
import { expect, test } from '../support/browser/test.ts';

/** A demo, on a page whose title is not in ASCII. */
const PAGE = `/zh${GUIDE}`;
const DEMO = 'ControlledExpansion';

/** Sends the demo to a sandbox by its menu. @returns The URL and the form that arrive there, from a tab of its own. */
async function openIn(page: Page, sandbox: string) {
  const posted = page.context().waitForEvent('request', (request) => request.method() === 'POST');
  const opened = page.context().waitForEvent('page');
  await page.locator(`#${DEMO} .demo-more > summary`).click();
  await page.locator(`#${DEMO} [data-demo-sandbox=${sandbox}]`).click();
  const tab = await opened;
  await expect(tab).toHaveTitle('Sandbox');
  const opener = await tab.evaluate(() => String(window.opener));
  expect(opener).toBe('null');
  await expect(page.locator('form[target=_blank]')).toHaveCount(0);
  const request = await posted;
  return { address: request.url(), fields: Object.fromEntries(new URLSearchParams(request.postData() ?? '')) };
}

test('a demo is posted to StackBlitz and to CodeSandbox, with tasks that install and start it, in new tabs', async ({
  open,
}) => {
  const { page, complaints } = await open(PAGE);
  const answer = { contentType: 'text/html', body: '<title>Sandbox</title>' };
  await page.context().route(/^https:/, (route) => route.fulfill(answer));
  // A configured address may have a query.
  await page.locator('#config').evaluate((config) => {
    config.textContent = config.textContent.replace(/stackblitz\.com\/run|sandboxes\/define/g, '$&?from=docs');
  });

  const codeSandbox = await openIn(page, 'codesandbox');
  expect(codeSandbox.address).toBe('https://codesandbox.io/api/v1/sandboxes/define?from=docs&environment=server');
  const { parameters = '', query } = codeSandbox.fields;
  expect(query).toBe(`file=/src/${DEMO}.tsx`);
  expect(parameters).toMatch(/^[\w-]+$/);
  const { files } = JSON.parse(lzString.decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'))) as {
    files: Record<string, { content: string; isBinary: boolean }>;
  };
  const { '.codesandbox/tasks.json': tasks, ...demo } = files;
  expect(JSON.parse(tasks?.content ?? '')).toMatchObject({
    setupTasks: ['npm install'],
    tasks: { dev: { command: 'npm run dev', runAtStart: true } },
  });
  expect(demo[`src/${DEMO}.tsx`]?.content).toContain(`export default function ${DEMO}()`);
  expect(Object.values(files).filter(({ isBinary }) => isBinary)).toEqual([]);

  const stackBlitz = await openIn(page, 'stackblitz');
  expect(stackBlitz.address).toBe(`https://stackblitz.com/run?from=docs&file=src%2F${DEMO}.tsx`);
  const title = await page.title();
  expect(stackBlitz.fields).toEqual({
    'project[title]': expect.stringContaining(title),
    'project[description]': expect.stringContaining(title),
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(demo).map(([path, { content }]) => [`project[files][${path}]`, content.replaceAll('\n', '\r\n')]),
    ),
  });
  expect(complaints).toEqual([]);
});
