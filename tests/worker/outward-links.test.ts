import { describe, expect, it } from 'vitest';
import { CURRENT_VERSION } from '../../site/versions.ts';
import { getElements, getTags } from '../support/html.ts';
import { useIsolates } from '../support/isolates.ts';
import { siteOrigin, TEST_REPOSITORY } from '../support/sites.ts';

const { start } = useIsolates();

const getHtml = async (path: string, site = siteOrigin()) => (await fetch(site + path)).text();

describe('links to the repository', () => {
  const BARS = '/x/react-charts/bars/';
  const getLinks = async (path: string) =>
    getElements(await getHtml(path, siteOrigin('serviceWorker')), 'a').filter(({ attributes }) =>
      attributes.href?.startsWith(TEST_REPOSITORY),
    );

  it.each([
    [BARS, 'tests/fixture/react-charts/bars/index.md'],
    [`/zh${BARS}`, 'tests/fixture/react-charts/bars/index.zh.md'],
  ])('of %s edit the page, and show the changes at its date', async (path, file) => {
    const links = await getLinks(path);
    expect(links.map(({ attributes }) => attributes.href)).toEqual([
      `${TEST_REPOSITORY}/edit/main/${file}`,
      `${TEST_REPOSITORY}/commits/main/${file}`,
    ]);
    expect(links.map(({ inner }) => /\d{4}/.test(inner))).toEqual([false, true]);
  });

  it('are nowhere if the configuration names none', async () => {
    const html = await getHtml(BARS);
    expect(html).not.toMatch(/\/(?:edit|commits|blob)\/main\//);
    expect(html).not.toContain('"sources"');
  });

  it('leave out the issues, which have an address of their own', async () => {
    for (const site of [siteOrigin(), siteOrigin('serviceWorker')]) {
      const issues = getTags(await getHtml(BARS, site), 'a').filter(({ href }) => href?.includes('/issues?q='));
      expect(issues.map(({ href }) => href?.startsWith('https://github.com/mui/mui-x/issues?q='))).toEqual([true]);
    }
  });
});

describe('the notice of a former version', () => {
  const notices = (html: string) =>
    getElements(html, 'p', { class: 'notice' }).filter(({ inner }) => inner.includes(CURRENT_VERSION));

  it('is on every page, with a link to the current version in the same language', async () => {
    const site = await start({ variables: { CURRENT_SITE: 'https://docs.example' } });
    for (const [path, address] of [
      ['/x/react-charts/bars/', '/'],
      ['/zh/x/api/data-grid/data-grid/', '/zh/'],
      ['/x/search/', '/'],
      ['/x/nothing/', '/'],
    ] as const) {
      const found = notices(await site.getText(path));
      expect(
        found.map(({ inner }) => getTags(inner, 'a').map(({ href }) => href)),
        path,
      ).toEqual([[`https://docs.example${address}`]]);
    }
  });

  it('is nowhere on the site of the current version', async () => {
    expect(notices(await getHtml('/x/react-charts/bars/'))).toEqual([]);
  });
});
