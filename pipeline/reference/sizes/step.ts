import type { Import, ProductSizes } from '../../../site/reference-sizes.ts';
import { asIs, byContent, defineStep, notCompared } from '../../kit/step.ts';
import { openMeter } from './measure.ts';

/** What is measured of a library. */
export type ProductImports = Pick<ProductSizes, 'product' | 'base'> & { imports: Import[] };

interface SizesInput {
  root: string;
  products: readonly ProductImports[];
  /** The packages that an import can bring, with their versions. */
  versions: readonly string[];
}

/** Measures what users import, as long as no package has another version. */
export const sizesStep = defineStep({
  name: 'sizes',
  code: import.meta.url,
  keep: 'disk',
  inputs: { root: notCompared, products: byContent, versions: asIs },
  of: () => '',
  make: async ({ root, products }: SizesInput): Promise<ProductSizes[]> => {
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
  },
});
