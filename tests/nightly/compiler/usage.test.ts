import { beforeAll, describe, expect, it } from 'vitest';
import { reference } from '../../../content/reference.ts';
import { createContext } from '../../../pipeline/cache/context.ts';
import { findPackage } from '../../../pipeline/reference/packages.ts';
import { loadTypes } from '../../../pipeline/reference/extract/program/program.ts';
import { loadInstalledReference } from '../../pipeline/reference/packages.ts';
import { typeErrors, usageModule, type UsageModule } from './usage.ts';

/**
 * Documented types that cannot be written outside their package: they refer to another package's theme, to a value that
 * is not exported, or to an internal interface.
 */
const UNWRITABLE = new Set([
  'AxisConfig.valueFormatter',
  'FunnelPlot.slots',
  'GridToolbarProps.sx',
  'Heatmap.slots',
  'Toolbar.render',
]);

const { root } = createContext();
let modules: UsageModule[];
let errors: string[];

beforeAll(async () => {
  const { products } = await loadInstalledReference();
  const packages = await Promise.all(
    reference.products.map((product) => Promise.all(product.packages.map((pack) => findPackage(root, pack)))),
  );
  const types = loadTypes(root, packages);
  modules = products.flatMap((product, index) => {
    const loaded = types[index];
    return loaded ? [usageModule(root, product, loaded)] : [];
  });
  // An invented prop, to prove that the compiler checks props at all.
  const [grid] = modules;
  if (!grid) throw new Error('There is no reference.');
  const invented = {
    ...grid,
    file: grid.file.replace('.ts', '-invented.ts'),
    text: `${grid.text}\nonDataGrid["noSuchProp"] = null as unknown as string;`,
  };
  const declarations = reference.products.map((product) => product.declarations ?? '').join('\n');
  errors = typeErrors(root, [...modules, invented], declarations);
}, 300_000);

describe('a module that uses every documented prop with its documented type', () => {
  it('compiles against the packages', () => {
    const real = errors.filter((error) => !error.includes('noSuchProp') && !UNWRITABLE.has(error.split(':')[0] ?? ''));
    expect(real).toEqual([]);
    const subjects = new Set(errors.map((error) => error.split(':')[0]));
    expect([...UNWRITABLE].filter((subject) => !subjects.has(subject))).toEqual([]);
  });

  it('does not compile with an invented prop', () => {
    expect(errors.filter((error) => error.includes('noSuchProp'))).toHaveLength(1);
  });

  it('uses thousands of props, nearly all with types that can be named', () => {
    const uses = modules.reduce((sum, { uses: ofModule }) => sum + ofModule.size, 0);
    const unnamed = modules.reduce((sum, module) => sum + usesOfUnnamed(module), 0);
    expect(uses).toBeGreaterThan(4000);
    expect(unnamed / uses).toBeLessThan(0.12);
  });
});

/** Uses of types that are not exported, which stand for `any`. */
function usesOfUnnamed({ text, uses, unnamed }: UsageModule): number {
  const lines = text.split('\n');
  const pattern = new RegExp(`\\b(?:${[...unnamed].join('|')})\\b`);
  return [...uses.keys()].filter((line) => pattern.test(lines[line]?.replace(/^\S+ = null as unknown as /, '') ?? ''))
    .length;
}
