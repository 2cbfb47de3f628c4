import { expect, it } from 'vitest';
import { siteOrigin } from '../support/sites.ts';

/** One address for each kind of file that the worker reads, in each language where they differ. */
const ADDRESSES = [
  '/x/introduction/',
  '/zh/x/react-tree-view/rich-tree-view/focus/',
  '/zh/x/react-data-grid/row-pinning/',
  '/x/react-tree-view/rich-tree-view/focus.md?variant=js',
  '/x/api/data-grid/data-grid/',
  '/zh/x/api/charts.md',
  '/x/search/?q=tree',
  '/zh/x/react-charts/nothing/',
  '/x/react-tree-view/getting-started/',
  '/sitemap.xml',
  '/zh/llms.txt',
  '/x/react-tree-view/llms-full.txt',
  '/x/react-charts/feed.xml',
  '/.well-known/skills/mui-x-charts/SKILL.md',
];

/** What a site answers, without its own address, which is part of what it hashes for the tag. */
async function ask(site: 'plain' | 'kv', address: string) {
  const response = await fetch(siteOrigin(site) + address, { redirect: 'manual' });
  const headers = ['Content-Type', 'Content-Language', 'Cache-Control', 'Vary', 'Link', 'Location', 'X-Degraded'];
  const values = headers.map((name) => `${name}: ${response.headers.get(name)}`);
  // A line for each tag, which a difference then shows.
  const parts = [...values, ...(await response.text()).split(/(?=<)|\n/)];
  return [response.status, ...parts.map((part) => part.replaceAll(/127\.0\.0\.1(:|%3A)\d+/g, 'docs.example'))];
}

it.each(ADDRESSES)('content from KV is the same as from the assets: %s', async (address) => {
  const [plain, kv] = await Promise.all([ask('plain', address), ask('kv', address)]);
  expect(kv).toEqual(plain);
});
