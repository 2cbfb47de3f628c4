import { describe, expect, it } from 'vitest';
import { elementsOf, insideOf, tagsOf, textOf } from '../support/html.ts';
import { siteOrigin } from '../support/sites.ts';

const GRID = '/x/api/data-grid/data-grid/';

const html = await (await fetch(siteOrigin() + GRID)).text();
const props = insideOf(html, 'table', { 'data-part': 'prop' }) ?? '';

describe('the props of a large component', () => {
  it('are in groups, which the table of contents lists', () => {
    const titles = elementsOf(`<table>${props}</table>`, 'h3').map(({ attributes, inner }) => [
      `#${attributes.id}`,
      textOf(inner),
    ]);
    expect(titles.length).toBeGreaterThan(8);
    const contents = elementsOf(html, 'nav', { id: 'contents' })[0]?.inner ?? '';
    const listed = elementsOf(contents, 'a').map(({ attributes, inner }) => [attributes.href, textOf(inner)]);
    expect(listed).toEqual(expect.arrayContaining(titles));
  });

  it('are in the group that they belong to', () => {
    const group = elementsOf(`<table>${props}</table>`, 'tbody').find(({ inner }) =>
      inner.includes('id="props-selection"'),
    );
    const ids = tagsOf(`<table>${group?.inner}</table>`, 'tr').map(({ id }) => id);
    expect(ids).toContain('prop-checkboxSelection');
    expect(ids).not.toContain('prop-columns');
  });
});
