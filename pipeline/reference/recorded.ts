import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProductMessages } from '../../site/reference/errors.ts';
import type { ProductSizes } from '../../site/reference/sizes.ts';
import { relativePath, type BuildContext } from '../cache/context.ts';
import { readIfPresent } from '../kit/files.ts';
import { BuildError } from '../kit/problems.ts';
import { jsonStep } from '../content/load-content.ts';

/** Folder in `content/` that `npm run record` writes. */
const FOLDER = 'reference-installed';

/**
 * What the installed packages alone decide, and what takes minutes to find out: a build reads it from `content/`, and
 * `npm run record` writes it after an upgrade.
 */
export interface Recorded {
  messages: ProductMessages[];
  sizes: ProductSizes[];
}

const NOTHING: [] = [];

/** A file of the folder: a value, and the packages that it was made from, as `name@version`. */
interface RecordFile<Value> {
  packages: string[];
  value: Value;
}

/**
 * Reads a record; of no packages it is empty.
 *
 * @param packages As `name@version`.
 * @throws BuildError for a record that is missing, or made from other packages.
 */
export async function readRecord<Name extends keyof Recorded>(
  context: BuildContext,
  name: Name,
  packages: readonly string[],
): Promise<Recorded[Name]> {
  if (packages.length === 0) return NOTHING;
  const file = getFile(context, name);
  const text = (await readIfPresent(context.sources.read(file))) ?? '{"packages":[]}';
  const record = context.steps.run(jsonStep, { name: relativePath(context, file), text }) as RecordFile<Recorded[Name]>;
  const missing = packages.filter((one) => !record.packages.includes(one));
  if (missing.length === 0) return record.value;
  throw new BuildError([
    {
      file: relativePath(context, file),
      message: `It lacks what ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' …' : ''} has.`,
      remedy: 'Run `npm run record`, and commit the file.',
    },
  ]);
}

/** Writes a record, one entry of its value a line. */
export async function writeRecord<Name extends keyof Recorded>(
  context: BuildContext,
  name: Name,
  packages: readonly string[],
  value: Recorded[Name],
): Promise<void> {
  const file = getFile(context, name);
  await mkdir(path.dirname(file), { recursive: true });
  const products = value.map((product: object) => toLines(product)).join(',\n');
  await writeFile(file, `{"packages":${JSON.stringify(packages)},\n"value":[\n${products}\n]}\n`);
}

/** A library as JSON, with its lists one entry a line. */
export function toLines(product: object): string {
  const parts = Object.entries(product).map(([key, value]) =>
    Array.isArray(value)
      ? `${JSON.stringify(key)}:[\n${value.map((one) => JSON.stringify(one)).join(',\n')}\n]`
      : `${JSON.stringify(key)}:${JSON.stringify(value)}`,
  );
  return `{${parts.join(',')}}`;
}

function getFile({ reference }: BuildContext, name: keyof Recorded): string {
  return path.join(reference, FOLDER, `${name}.json`);
}
