import { describe, expect, it } from 'vitest';
import { PRODUCTS } from '../../site/products.ts';
import { elementsOf, insideOf, tagsOf, textOf } from '../support/html.ts';
import { siteOrigin } from '../support/sites.ts';

describe('the start page', () => {
  it.each(['/x/introduction/', '/zh/x/introduction/'])('%s shows all four libraries', async (path) => {
    const html = await (await fetch(siteOrigin() + path)).text();
    const tiles = elementsOf(html, 'div', { class: 'tile' }).map(({ attributes, inner }) => ({
      product: attributes['data-product'],
      hasDrawing: textOf(insideOf(inner, 'div', { class: 'demo-root' }) ?? '') !== '',
      overview: tagsOf(insideOf(inner, 'p') ?? '', 'a')[0]?.href,
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
