import { describe, expect, it } from 'vitest';
import { getElements, getInside, getTags, readText } from '../support/html.ts';
import { getText } from '../support/sites.ts';

const GUIDE = '/x/react-tree-view/rich-tree-view/expansion/';

const html = await getText(GUIDE);

describe('a guide', () => {
  it('has one h1', () => {
    expect(getElements(html, 'h1').map(({ inner }) => readText(inner).trim())).toEqual(['Expansion']);
  });

  it('links to its neighbours in the navigation', () => {
    const links = getTags(getInside(html, 'nav', { id: 'navigation' }) ?? '', 'a');
    const tree = links.filter(({ href }) => href?.startsWith('/'));
    const at = tree.findIndex((link) => link['aria-current'] === 'page');
    const pager = getTags(html, 'a').flatMap(({ rel, href }) =>
      /^(?:prev|next)$/.test(rel ?? '') ? [[rel, href]] : [],
    );
    expect(pager).toEqual([
      ['prev', tree[at - 1]?.href],
      ['next', tree[at + 1]?.href],
    ]);
  });
});
