import type { Import } from '../../../site/reference/sizes.ts';
import type { ImportLine, ProductReference } from '../../../site/reference/model.ts';
import type { ProductCatalog } from '../../../site/reference/catalog.ts';
import type { InstalledPackage } from '../packages.ts';

/** What users import from a library: components with a page, hooks, and entry points. */
export function listImports(
  { entries, hooks }: ProductReference,
  packages: readonly InstalledPackage[],
  { withoutSize = [] }: Pick<ProductCatalog, 'withoutSize'>,
): Import[] {
  const components = entries.filter((entry) => entry.kind === 'component');
  return [
    ...components.map(({ imports, plan }): Import => ({ kind: 'component', ...smallestModule(imports), plan })),
    ...hooks.map(({ imports, plan }): Import => ({ kind: 'hook', ...smallestModule(imports), plan })),
    ...entryPoints(packages).filter(({ name }) => !withoutSize.includes(name)),
  ];
}

/** The most specific import from the package of the lowest plan. Its size is that of the others, in less time. */
function smallestModule(imports: readonly ImportLine[]): Pick<Import, 'name' | 'specifier'> {
  const [first] = imports;
  const found = imports.filter(({ plan }) => plan === first?.plan).at(-1);
  if (!found) throw new RangeError('An exported name has no import.');
  return { name: found.name, specifier: found.specifier };
}

/** The entry points of all packages. One that a package of a lower plan has too is listed once. */
function entryPoints(packages: readonly InstalledPackage[]): Import[] {
  const known = new Set<string>();
  return packages.flatMap(({ name, plan, entryPoints: paths }) =>
    paths
      .filter((path) => path === '' || !known.has(path))
      .map((path): Import => {
        known.add(path);
        const specifier = [name, path].filter(Boolean).join('/');
        return { kind: 'entry', name: specifier, specifier, plan };
      }),
  );
}
