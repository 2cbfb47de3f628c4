import type { Page } from '@playwright/test';
import { GUIDE } from '../support/browser/pages.ts';
import { expect, test } from '../support/browser/test.ts';
import { KB, MAX_KB, MAX_REQUESTS, MAX_SCRIPT_KB, visit } from '../support/browser/visit.ts';
import { serveEdge, type Edge } from '../support/edge.ts';
import { siteOrigin } from '../support/sites.ts';

const NEXT = '/x/introduction/installation/';

/** Pages and their budgets. `tests/nightly/audits` has the longest, the median and the shortest guide. */
const VISITED = [
  ['the start page', '/x/introduction/', MAX_KB.start],
  ['a guide', GUIDE, MAX_KB.medium],
] as const;

test.describe('a first visit, in Brotli over HTTP/2,', () => {
  let edge: Edge;
  test.beforeAll(async () => {
    edge = await serveEdge(siteOrigin());
  });
  test.afterAll(() => edge.stop());

  for (const [name, path, maximum] of VISITED) {
    test(`to ${name} stays within the budgets`, async ({ browser }) => {
      const { bytes, scriptBytes, requests } = await visit(browser, edge.origin + path);
      expect(requests).toBeGreaterThan(2);
      expect(requests).toBeLessThanOrEqual(MAX_REQUESTS);
      expect(bytes / KB).toBeLessThanOrEqual(maximum);
      expect(scriptBytes / KB).toBeLessThanOrEqual(MAX_SCRIPT_KB);
    });
  }
});

test('a visit only sends GET requests to the site', async ({ open }) => {
  const requests: string[] = [];
  const prepare = (page: Page) =>
    Promise.resolve(page.on('request', (request) => requests.push(`${request.method()} ${request.postData() ?? ''}`)));
  const { page } = await open(GUIDE, { prepare });
  await page.locator('[data-demo-copy]').first().click();
  await page.locator('[data-ad] a').waitFor();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'JavaScript', exact: true }).click();
  await page.locator('html[data-code-variant=JS]').waitFor({ state: 'attached' });
  // What is sent last is sent as the page is left.
  await page.goto(siteOrigin() + NEXT);
  expect(requests.length).toBeGreaterThan(5);
  expect([...new Set(requests)]).toEqual(['GET ']);
});
