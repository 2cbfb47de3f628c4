import type { Plan } from '../navigation.ts';
import type { ProductId } from '../products.ts';

/** What an import brings, in bytes: bundled for production, minified and compressed. */
export interface Cost {
  /** Without React, Material UI, and what Material UI depends on. */
  own: number;
  /** The parts of Material UI that it uses, with Emotion and what both depend on. */
  material: number;
}

/** Something that users import: an exported name, or everything that an entry point exports. */
export interface Import {
  kind: 'component' | 'hook' | 'entry';
  /** Exported name; the specifier for an entry point. */
  name: string;
  specifier: string;
  plan: Plan | null;
}

export interface MeasuredImport extends Import {
  /** In an application that imports nothing else of the library. */
  alone: Cost;
  /** What it adds to an application that has the library's base. */
  added: Cost;
}

/** The sizes of a library's imports, largest first. */
export interface ProductSizes {
  product: ProductId;
  /** Component that `added` assumes in the application. */
  base: string;
  imports: MeasuredImport[];
}

/** Looks up a message of the interface. */
type SizeMessage = (
  key: 'reference.size.base' | 'reference.size.adds' | 'reference.size.adds.nothing' | 'reference.size.cost',
  values: Record<string, string>,
) => string;

/** What a component costs, in words. */
export function sizeText({ measured, base }: { measured: MeasuredImport; base: string }, t: SizeMessage): string {
  const { name, alone, added } = measured;
  const cost = costText(alone, t);
  if (name === base) return t('reference.size.base', { cost });
  if (isNegligible(added.own + added.material)) return t('reference.size.adds.nothing', { cost, base });
  return t('reference.size.adds', { cost, base, added: costText(added, t) });
}

/** `79 kB`, or `79 kB + 45 kB of Material UI`. */
export function costText({ own, material }: Cost, t: SizeMessage): string {
  if (isNegligible(material)) return kilobytes(own);
  return t('reference.size.cost', { own: kilobytes(own), material: kilobytes(material) });
}

/** Formats bytes as kilobytes of 1,000 bytes: `0 kB`, `0.3 kB`, `105 kB`. */
export function kilobytes(bytes: number): string {
  const size = bytes / 1000;
  if (isNegligible(bytes)) return '0 kB';
  return `${size < 9.95 ? size.toFixed(1) : Math.round(size)} kB`;
}

/** Whether a size is shown as nothing. */
export function isNegligible(bytes: number): boolean {
  return bytes < 50;
}
