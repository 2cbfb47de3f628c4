import { describe, expect, it } from 'vitest';
import { CURRENT_VERSION } from '../../site/versions.ts';
import { elementsOf, tagsOf } from '../support/html.ts';
import { PATIENT, useIsolates } from '../support/isolates.ts';
import { siteOrigin } from '../support/sites.ts';

const { start } = useIsolates();

const htmlOf = async (path: string) => (await fetch(siteOrigin() + path)).text();

describe('links to the repository', () => {
  it('lead to one branch of one repository, from the page and from its demos', async () => {
    const links = tagsOf(await htmlOf('/x/react-charts/bars/'), 'a').map(({ href = '' }) => href);
    const roots = links.flatMap((href) => {
      const [, root, kind, branch] = /^(.*)\/(edit|blob|commits)\/(.*)\/content\//.exec(href) ?? [];
      return kind ? [{ kind, place: `${root} ${branch}` }] : [];
    });
    expect(new Set(roots.map(({ kind }) => kind))).toEqual(new Set(['edit', 'blob', 'commits']));
    expect(new Set(roots.map(({ place }) => place)).size).toBe(1);
  });

  it.each([
    ['/x/react-charts/bars/', 'content/react-charts/bars/index.md'],
    ['/zh/x/react-charts/bars/', 'content/react-charts/bars/index.zh.md'],
  ])('show the changes of %s at its date', async (path, file) => {
    const links = elementsOf(await htmlOf(path), 'a').filter(({ attributes }) => attributes.href?.endsWith(file));
    expect(links.map(({ inner }) => /\d{4}/.test(inner))).toEqual([false, true]);
  });
});

describe('the notice of a former version', () => {
  const notices = (html: string) =>
    elementsOf(html, 'p', { class: 'notice' }).filter(({ inner }) => inner.includes(CURRENT_VERSION));

  it('is on every page, with a link to the current version in the same language', async () => {
    const site = await start({ variables: { ...PATIENT, CURRENT_SITE: 'https://docs.example' } });
    for (const [path, address] of [
      ['/x/react-charts/bars/', '/'],
      ['/zh/x/api/data-grid/data-grid/', '/zh/'],
      ['/x/search/', '/'],
      ['/x/nothing/', '/'],
    ] as const) {
      const found = notices(await site.textOf(path));
      expect(
        found.map(({ inner }) => tagsOf(inner, 'a').map(({ href }) => href)),
        path,
      ).toEqual([[`https://docs.example${address}`]]);
    }
  });

  it('is nowhere on the site of the current version', async () => {
    expect(notices(await htmlOf('/x/react-charts/bars/'))).toEqual([]);
  });
});
