import { describe, expect, it } from 'vitest';
import { getElements, readText } from '../support/html.ts';
import { siteOrigin } from '../support/sites.ts';

const GUIDE = '/x/react-tree-view/rich-tree-view/expansion/';

const html = await (await fetch(siteOrigin() + GUIDE)).text();

describe('a guide', () => {
  it('has one h1', () => {
    expect(getElements(html, 'h1').map(({ inner }) => readText(inner).trim())).toEqual(['Expansion']);
  });
});
