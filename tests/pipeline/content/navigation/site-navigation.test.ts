import { describe, expect, it } from 'vitest';
import { isExternal, walkNavigation } from '../../../../site/navigation.ts';
import { navigation } from '../../../../content/navigation.ts';
import { titles } from '../../../../content/navigation.zh.ts';

const sections = navigation.filter((entry) => !isExternal(entry));
const pages = [...walkNavigation(navigation)];

describe('the navigation of the site', () => {
  // Other libraries may come between them.
  it('has its sections in order', () => {
    const specified = [
      ...['Introduction', 'Common concepts', 'Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View', 'Migration'],
    ];
    const titles = sections.map(({ title }) => title ?? '');
    expect(titles.filter((title) => specified.includes(title))).toEqual(specified);
    expect([titles[0], titles.at(-1)]).toEqual([specified[0], specified.at(-1)]);
  });

  it('starts its introduction with overview, installation, licensing, support and roadmap', () => {
    const keys = sections[0]?.children?.map(({ pathname }) => pathname);
    expect(keys?.slice(0, 5)).toEqual(
      ['', '/installation', '/licensing', '/support', '/roadmap'].map((name) => `/x/introduction${name}`),
    );
  });

  it.each([
    ['Data Grid', '/x/react-data-grid'],
    ['Date and Time Pickers', '/x/react-date-pickers'],
    ['Charts', '/x/react-charts'],
    ['Tree View', '/x/react-tree-view'],
  ])('has the pages of %s under %s', (title, folder) => {
    const section = sections.find((entry) => entry.title === title);
    const leaves = [...walkNavigation(section?.children ?? [])].filter(({ children }) => !children);
    expect(leaves.length).toBeGreaterThan(10);
    for (const { pathname } of leaves)
      expect(pathname).toMatch(new RegExp(`^(${folder}|/x/api/${folder.slice('/x/react-'.length)})(/|$)`));
  });

  it('has migration guides to v8, v7, v6 and earlier versions', () => {
    const migration = sections.at(-1)?.children?.map(({ title, subheader }) => title ?? subheader ?? '') ?? [];
    for (const version of ['v8', 'v7', 'v6'])
      expect(migration.filter((title) => title.includes(version))).toHaveLength(1);
    expect(migration.some((title) => /earlier|v5|v4/i.test(title))).toBe(true);
  });

  it('has a Chinese title for every entry', () => {
    expect(pages.map(({ pathname }) => pathname).filter((pathname) => !(pathname in titles))).toEqual([]);
  });
});
