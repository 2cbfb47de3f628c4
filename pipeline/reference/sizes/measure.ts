import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Cost, Import, MeasuredImport } from '../../../site/reference/sizes.ts';
import { AT_ONCE, openBundler, type Bundler } from './bundle.ts';

/** Left out of every size: an application that uses the libraries has it anyway. */
const REACT = ['react', 'react-dom'];

/** Packages besides the dependencies of Material UI. */
const MATERIAL = ['@mui/material', '@emotion'];

/** The level at which servers compress what they send. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const NOTHING: Cost = { own: 0, material: 0 };

const compress = promisify<Uint8Array, object, Buffer>(brotliCompress);

export interface Meter {
  /** @param base Import that `added` assumes in the application. */
  measure: (imports: readonly Import[], base: Import) => Promise<MeasuredImport[]>;
  close: () => Promise<void>;
}

/** @param root Folder with `node_modules`. */
export async function openMeter(root: string): Promise<Meter> {
  const [own, material] = await Promise.all([
    openBundler(root, [...REACT, ...MATERIAL, ...(await readDependencies(root, '@mui/material'))]),
    openBundler(root, REACT),
  ]);
  const materialSizes = createMaterialMeter(material);
  const measureCosts = async (codes: readonly string[]): Promise<Cost[]> => {
    const costs: Cost[] = [];
    for (let at = 0; at < codes.length; at += AT_ONCE) {
      const bundles = await own.bundle(codes.slice(at, at + AT_ONCE));
      const sizes = await Promise.all(bundles.map(({ code }) => measureSize(code)));
      const ofMaterial = await materialSizes(bundles.map(({ imports }) => imports));
      costs.push(...sizes.map((size, index) => ({ own: size, material: ofMaterial[index] ?? 0 })));
    }
    return costs;
  };
  return {
    measure: async (imports, base) => {
      const codes = imports.map(writeCode);
      const baseCode = `export { ${base.name} as base } from '${base.specifier}';\n`;
      const [before = NOTHING, ...costs] = await measureCosts([
        baseCode,
        ...codes,
        ...codes.map((code) => baseCode + code),
      ]);
      return imports.map((one, at) => ({
        ...one,
        alone: costs[at] ?? NOTHING,
        added: difference(costs[imports.length + at] ?? NOTHING, before),
      }));
    },
    close: async () => {
      await Promise.all([own.close(), material.close()]);
    },
  };
}

function writeCode({ kind, name, specifier }: Import): string {
  return kind === 'entry' ? `export * from '${specifier}';` : `export { ${name} } from '${specifier}';`;
}

/** The difference, at least 0: the compressed size may shrink by a few bytes. */
function difference(after: Cost, before: Cost): Cost {
  return {
    own: Math.max(0, after.own - before.own),
    material: Math.max(0, after.material - before.material),
  };
}

/** Measures parts of Material UI, each set of parts once: many imports use the same. */
function createMaterialMeter({ bundle }: Bundler): (imports: readonly string[][]) => Promise<number[]> {
  const known = new Map<string, number>();
  return async (imports) => {
    const codes = imports.map((lines) =>
      lines
        .filter((line) => !isOfReact(line))
        .map((line, at) => line.replace(' as _ ', ` as _${at} `))
        .join('\n'),
    );
    const unknown = [...new Set(codes)].filter((code) => !known.has(code));
    const bundles = await bundle(unknown);
    const sizes = await Promise.all(bundles.map(({ code }) => measureSize(code)));
    unknown.forEach((code, at) => known.set(code, sizes[at] ?? 0));
    return codes.map((code) => known.get(code) ?? 0);
  };
}

function isOfReact(line: string): boolean {
  return /'react(?:-dom)?[/']/.test(line);
}

async function measureSize(code: string): Promise<number> {
  return code === '' ? 0 : (await compress(Buffer.from(code), BROTLI)).length;
}

async function readDependencies(root: string, name: string): Promise<string[]> {
  const manifest = await readFile(path.join(root, 'node_modules', name, 'package.json'), 'utf8');
  return Object.keys((JSON.parse(manifest) as { dependencies?: Record<string, string> }).dependencies ?? {});
}
