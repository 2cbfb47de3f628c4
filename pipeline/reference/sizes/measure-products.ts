import type { Import, ProductSizes } from '../../../site/reference/sizes.ts';
import { openMeter } from './measure.ts';

/** What is measured of a library. */
export type ProductImports = Pick<ProductSizes, 'product' | 'base'> & { imports: Import[] };

/** Measures what users import of each library, largest first. Takes a minute and a half. */
export async function measureProducts(root: string, products: readonly ProductImports[]): Promise<ProductSizes[]> {
  const meter = await openMeter(root);
  const measured: ProductSizes[] = [];
  try {
    // One library at a time, because a bundle takes memory.
    for (const { product, base, imports } of products) {
      const found = imports.find(({ name }) => name === base);
      if (!found) throw new Error(`content/reference.ts: ${product} has no component ${base} to compare sizes with.`);
      const sizes = await meter.measure(imports, found);
      measured.push({
        product,
        base,
        imports: sizes
          // Entry points with nothing but types.
          .filter(({ alone }) => alone.own + alone.material > 0)
          .sort((a, b) => b.alone.own - a.alone.own),
      });
    }
  } finally {
    await meter.close();
  }
  return measured;
}
