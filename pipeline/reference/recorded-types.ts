import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ProductReference, ReferenceEntry } from '../../site/reference/model.ts';
import { need } from '../../site/kit/need.ts';
import { relativePath, type BuildContext } from '../cache/context.ts';
import { asIs, defineStep } from '../cache/step.ts';
import { readIfPresent } from '../kit/files.ts';
import { parseJson } from '../kit/parse-json.ts';
import { toLines } from './recorded.ts';

/** What the types of the installed packages say. A fresh clone builds from it, and loads no types. */
const FILE = 'reference-installed/types.json';

/** Lists of an entry with elements that many entries have: a Pro component has nearly all props of the free one. */
const LISTS = ['props', 'members', 'inherited', 'slots', 'classes'] as const;

type List = (typeof LISTS)[number];

/** An element of such a list. */
type Part = { name: string } | { from: string };

/** The name of an element; with its place among those of that name, unless it is the first. */
type PartName = string | [name: string, place: number];

/** A library, with the elements of its entries beside them. */
type RecordedProduct = Omit<ProductReference, 'entries'> & { entries: object[] } & Record<
    List,
    (readonly [name: string, parts: Part[]])[]
  >;

interface RecordedTypes {
  /** Hash of what the types were read from, and by which code. */
  made: string;
  value: RecordedProduct[];
}

/** Reads the record; null if there is none, or one that was made of something else. */
export async function readTypes(context: BuildContext, made: string): Promise<ProductReference[] | null> {
  const file = path.join(context.reference, FILE);
  const text = (await readIfPresent(context.sources.read(file))) ?? '';
  return context.steps.run(recordedTypesStep, { name: relativePath(context, file), text, made });
}

/** Parses the record once, so that a watching process gets the same objects as long as the file is the same. */
export const recordedTypesStep = defineStep({
  name: 'recorded-types',
  code: import.meta.url,
  keep: 'memory',
  inputs: { name: asIs, text: asIs, made: asIs },
  make: ({ name, text, made }: { name: string; text: string; made: string }): ProductReference[] | null => {
    if (text === '') return null;
    const record = parseJson(name, text) as RecordedTypes;
    return record.made === made ? record.value.map(findParts) : null;
  },
});

/** Writes the record: an element a line, and an entry a line, with the names of its elements. */
export async function writeTypes(
  { reference }: Pick<BuildContext, 'reference'>,
  made: string,
  products: readonly ProductReference[],
): Promise<void> {
  const lines = products.map((product) => toLines(nameParts(product))).join(',\n');
  await writeFile(path.join(reference, FILE), `{"made":${JSON.stringify(made)},\n"value":[\n${lines}\n]}\n`);
}

function nameParts(product: ProductReference): RecordedProduct {
  const parts = toRecord((): Map<string, Part[]> => new Map());
  const addPart = (list: List, part: Part): PartName => {
    const name = 'name' in part ? part.name : part.from;
    const known = parts[list].get(name) ?? [];
    const text = JSON.stringify(part);
    const at = known.findIndex((other) => JSON.stringify(other) === text);
    if (at < 0) parts[list].set(name, [...known, part]);
    const place = at < 0 ? known.length : at;
    return place === 0 ? name : [name, place];
  };
  const entries = product.entries.map((entry) =>
    mapLists(entry, (list, elements) => (elements as Part[]).map((part) => addPart(list, part))),
  );
  return { ...product, entries, ...toRecord((list) => [...parts[list]]) };
}

function findParts(recorded: RecordedProduct): ProductReference {
  const { product, packages, entries, hooks, unlisted, exports } = recorded;
  const parts = toRecord((list) => new Map(recorded[list]));
  const findPart = (list: List, one: PartName): Part => {
    const [name, place] = typeof one === 'string' ? [one, 0] : one;
    return need(need(parts[list], name), place);
  };
  const complete = entries.map((entry) =>
    mapLists(entry, (list, names) => (names as PartName[]).map((one) => findPart(list, one))),
  );
  return { product, packages, entries: complete as ReferenceEntry[], hooks, unlisted, exports };
}

function toRecord<Value>(make: (list: List) => Value): Record<List, Value> {
  return Object.fromEntries(LISTS.map((list) => [list, make(list)])) as Record<List, Value>;
}

/** Replaces the lists of an entry; the order of its properties stays. */
function mapLists(entry: object, map: (list: List, elements: unknown) => unknown): object {
  const isList = (name: string): name is List => LISTS.some((list) => list === name);
  return Object.fromEntries(
    Object.entries(entry).map(([name, value]) => [name, isList(name) ? map(name, value) : value]),
  );
}
