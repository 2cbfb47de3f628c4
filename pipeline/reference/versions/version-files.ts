import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProductChanges, ProductReference, ProductSince } from '../../../site/reference/model.ts';
import type { ReferenceCatalog } from '../../../site/reference/catalog.ts';
import type { BuildContext } from '../../cache/context.ts';
import { byContent, defineStep, asIs } from '../../cache/step.ts';
import { composeTables, type ComposedTables } from '../check/compose-tables.ts';
import { compareProducts } from './changes.ts';
import { createSnapshot, getMajor, type Snapshot } from './version-snapshot.ts';

/** Folder in `content/` that `npm run versions` writes. */
const FOLDER = 'reference-versions';
const SINCE_FILE = 'since.json';

/** What other versions of the libraries say about the installed one. */
export interface VersionsReference {
  /** Changes since the major version before. */
  changes: ProductChanges[];
  /** Changes that the next major version makes. */
  next: ProductChanges[];
  since: ProductSince[];
  /** What a check of code has to know, by library. */
  checks: ComposedTables[];
}

/** What the folder holds: name of the file → its text. */
type VersionFiles = Readonly<Record<string, string>>;

/** Reads the files of other versions; none in a site without them. */
export async function readVersionFiles({ reference, sources }: BuildContext): Promise<VersionFiles> {
  const folder = path.join(reference, FOLDER);
  const files = (await sources.list(reference)).filter((file) => path.dirname(file) === folder);
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [path.basename(file), await sources.read(file)] as const)),
  );
}

interface VersionsInput {
  products: readonly ProductReference[];
  files: VersionFiles;
  renames: ReferenceCatalog['renames'];
}

/** Compares the installed packages with the versions before and after them. */
export const versionsStep = defineStep({
  name: 'reference-versions',
  code: import.meta.url,
  keep: 'memory',
  inputs: { products: asIs, files: byContent, renames: byContent },
  make: ({ products, files, renames }: VersionsInput): VersionsReference => {
    const installed = products.map(createSnapshot);
    const majors = Object.entries(files)
      .filter(([name]) => name !== SINCE_FILE)
      .flatMap(([, text]) => JSON.parse(text) as Snapshot[]);
    const pairs = installed.flatMap((current) =>
      majors.filter(({ product }) => product === current.product).map((other) => ({ current, other })),
    );
    const isOlder = ({ current, other }: (typeof pairs)[number]) => getMajor(other.version) < getMajor(current.version);
    const compare = (before: Snapshot, after: Snapshot) => compareProducts(before, after, renames[after.product]);
    const since = JSON.parse(files[SINCE_FILE] ?? '[]') as ProductSince[];
    return {
      changes: pairs.filter(isOlder).map(({ current, other }) => compare(other, current)),
      next: pairs.filter((pair) => !isOlder(pair)).map(({ current, other }) => compare(current, other)),
      since,
      checks: products.map((product) =>
        composeTables({
          installed: product,
          others: majors.filter((other) => other.product === product.product),
          since: since.find((one) => one.product === product.product),
          renames: renames[product.product] ?? {},
        }),
      ),
    };
  },
});

/** Writes the files: another major version, one entry a line, or what came with which minor. */
export async function writeMajor(content: string, major: number, snapshots: readonly Snapshot[]): Promise<void> {
  await writeFolder(content, `${major}.json`, snapshots.map(toLines).join(',\n'));
}

/** Removes the files of major versions that no longer are neighbours of the installed one. */
export async function keepMajors(content: string, majors: readonly number[]): Promise<void> {
  const folder = path.join(content, FOLDER);
  const outdated = (await readdir(folder)).filter(
    (name) => /^\d+\.json$/.test(name) && !majors.includes(getMajor(name)),
  );
  for (const name of outdated) await rm(path.join(folder, name));
}

export async function writeSince(content: string, since: readonly ProductSince[]): Promise<void> {
  await writeFolder(content, SINCE_FILE, since.map((one) => JSON.stringify(one, null, 1)).join(',\n'));
}

async function writeFolder(content: string, name: string, list: string): Promise<void> {
  const folder = path.join(content, FOLDER);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, name), `[\n${list}\n]\n`);
}

function toLines({ entries, ...rest }: Snapshot): string {
  const lines = Object.entries(entries).map(([name, entry]) => `${JSON.stringify(name)}:${JSON.stringify(entry)}`);
  return `${JSON.stringify(rest).slice(0, -1)},"entries":{\n${lines.join(',\n')}\n}}`;
}
