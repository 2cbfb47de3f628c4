import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plan } from '../../../site/navigation.ts';
import type { ProductCatalog } from '../../../site/reference/catalog.ts';
import type { InstalledPackage } from '../packages.ts';

/** Modules of a package's CommonJS build; before version 8, these are in a folder of their own. */
const MODULE = /^(?!(?:esm|legacy|modern|locales)\/).*\.js$/;

/** Modules that only list names: the classes, and the styles of all of them. */
const LIST = /(?:Classes|RootStyles)\.js$/;

/** A word in a string, or after a dot. */
const WORD = /['".`]([A-Za-z][\w-]*)/g;

/** The start of a template: `root--density${…}`. */
const TEMPLATE = /`([A-Za-z][\w-]*)\$\{/g;

interface Uses {
  plan: Plan | null;
  words: ReadonlySet<string>;
  starts: readonly string[];
}

/**
 * Tells the plan of a slot or a class by the first package whose code uses its name: the types of the community grid have
 * all of them, also those of the paid grids. A name that no package uses has no plan.
 */
export type PlanOfName = (name: string) => Plan | null;

/**
 * @param packages Lowest plan first.
 * @param paid Names whose code is in a lower package than their plan's.
 */
export async function readUses(
  packages: readonly InstalledPackage[],
  { paid = {} }: Pick<ProductCatalog, 'paid'>,
): Promise<PlanOfName> {
  const listed = new Map(
    Object.entries(paid).flatMap(([plan, names]) => names.map((name) => [name, plan as Plan] as const)),
  );
  // A library with one package has one plan.
  const all = packages.length > 1 ? await Promise.all(packages.map(readPackageUses)) : [];
  return (name) =>
    listed.get(name) ??
    all.find(({ words, starts }) => words.has(name) || starts.some((start) => name.startsWith(start)))?.plan ??
    null;
}

async function readPackageUses({ folder, plan }: InstalledPackage): Promise<Uses> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => MODULE.test(file) && !LIST.test(file));
  const words = new Set<string>();
  const starts = new Set<string>();
  for (const file of files) {
    const code = await readFile(path.join(folder, file), 'utf8');
    for (const [, word = ''] of code.matchAll(WORD)) words.add(word);
    for (const [, start = ''] of code.matchAll(TEMPLATE)) starts.add(start);
  }
  return { plan, words, starts: [...starts] };
}
