import path from 'node:path';
import type { PartFacts } from '../../site/reference/part-facts.ts';
import type { PartsComponent, PartsTable } from '../../site/reference/parts.ts';
import type { ComponentReference } from '../../site/reference/model.ts';
import type { BuildContext } from '../cache/context.ts';
import { readIfPresent } from '../kit/files.ts';
import { writeJson, type StaticFiles } from '../kit/static-files.ts';
import type { LoadedReference } from '../reference/load-reference.ts';

/** What `tests/nightly/compiler/reference-rendered.test.ts` records of the installed packages. */
const FACTS = 'reference-installed/parts.json';

/** Writes what browsers are told of the parts of components. @returns URL of the `PartsTable`. */
export async function writePartsTable(
  { reference, sources }: Pick<BuildContext, 'reference' | 'sources'>,
  statics: StaticFiles,
  { products }: Pick<LoadedReference, 'products'>,
): Promise<string> {
  // Without the record, a part still has its name, its class and its page.
  const text = await readIfPresent(sources.read(path.join(reference, FACTS)));
  const facts = JSON.parse(text ?? '{"themed":[],"components":{}}') as PartFacts;
  const entries = products.flatMap((product) => product.entries).filter((entry) => entry.kind === 'component');
  const components = entries
    .filter(({ name, slots, classes }) => name in facts.components || slots.length + classes.length > 0)
    .map((entry) => [entry.name, describeComponent(entry, facts)] as const);
  const table: PartsTable = { themed: facts.themed, components: Object.fromEntries(components) };
  return writeJson(statics, 'parts', table);
}

function describeComponent({ name, key, theme, classes }: ComponentReference, facts: PartFacts): PartsComponent {
  const own = facts.components[name];
  return {
    page: key,
    theme: theme?.hasStyleOverrides ? theme.name : null,
    classes: Object.fromEntries(classes.map((rule) => [rule.name, rule.className])),
    ...(own && { facts: own }),
  };
}
