import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../../site/products.ts';
import { getElements, getInside, getTags, readText } from '../support/html.ts';
import { getText } from '../support/sites.ts';

describe('the start page', () => {
  it.each(['/x/introduction/', '/zh/x/introduction/'])('%s shows all four libraries', async (path) => {
    const html = await getText(path);
    const tiles = getElements(html, 'div', { class: 'tile' }).map(({ attributes, inner }) => ({
      product: attributes['data-product'],
      hasDrawing: readText(getInside(inner, 'div', { class: 'demo-root' }) ?? '') !== '',
      overview: getTags(getInside(inner, 'p') ?? '', 'a')[0]?.href,
    }));
    expect(tiles).toEqual(
      PRODUCTS.map(({ id }) => ({
        product: id,
        hasDrawing: true,
        overview: path.replace('introduction', `react-${id.slice(2)}`),
      })),
    );
  });
});
