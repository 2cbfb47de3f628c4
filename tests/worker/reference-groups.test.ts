import { describe, expect, it } from 'vitest';
import { getElements, getInside, getTags, readText } from '../support/html.ts';
import { getText } from '../support/sites.ts';

const GRID = '/x/api/data-grid/data-grid/';

const html = await getText(GRID);
const props = getInside(html, 'table', { 'data-part': 'prop' }) ?? '';

describe('the props of a large component', () => {
  it('are in groups, which the table of contents lists', () => {
    const titles = getElements(`<table>${props}</table>`, 'h3').map(({ attributes, inner }) => [
      `#${attributes.id}`,
      readText(inner),
    ]);
    expect(titles.length).toBeGreaterThan(8);
    const contents = getElements(html, 'nav', { id: 'contents' })[0]?.inner ?? '';
    const listed = getElements(contents, 'a').map(({ attributes, inner }) => [attributes.href, readText(inner)]);
    expect(listed).toEqual(expect.arrayContaining(titles));
  });

  it('are in the group that they belong to', () => {
    const group = getElements(`<table>${props}</table>`, 'tbody').find(({ inner }) =>
      inner.includes('id="props-selection"'),
    );
    const ids = getTags(`<table>${group?.inner}</table>`, 'tr').map(({ id }) => id);
    expect(ids).toContain('prop-checkboxSelection');
    expect(ids).not.toContain('prop-columns');
  });
});
