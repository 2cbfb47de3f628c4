import type { ProductReference, ReferenceEntry } from '../../../site/reference/model.ts';
import { hashValues } from '../../kit/hash.ts';
import { defineStep, asIs } from '../../cache/step.ts';

/** A component or interface, as far as pages make claims about it. */
export interface EntryFacts {
  name: string;
  isComponent: boolean;
  /** Everything that it has: props, slots, classes, inherited and undocumented names. */
  has: ReadonlySet<string>;
  /** Documented defaults by prop. */
  defaults: ReadonlyMap<string, string>;
  /** Deprecated props and slots, and what the package says about each. */
  deprecated: ReadonlyMap<string, string>;
}

/** What the installed types say, by name. */
export interface Facts {
  entries: ReadonlyMap<string, EntryFacts>;
  /** Keys of each exported type. */
  keys: ReadonlyMap<string, readonly string[]>;
  /** Names that are deprecated wherever they occur, and what the package says about each. */
  old: ReadonlyMap<string, string>;
  /** Hash of all of these. */
  hash: string;
}

/** Reads what claims are compared with. */
export const factsStep = defineStep({
  name: 'facts',
  code: import.meta.url,
  keep: 'memory',
  inputs: { products: asIs },
  make: ({ products }: { products: readonly ProductReference[] }): Facts => {
    const exported = products.flatMap(({ exports }) => exports);
    const entries = products.flatMap((product) => product.entries.map(readEntry));
    const live = new Set([
      ...exported.filter(({ deprecated }) => deprecated === null).map(({ name }) => name),
      ...entries.flatMap(({ has, deprecated }) => [...has].filter((name) => !deprecated.has(name))),
    ]);
    const old = [
      ...exported.flatMap(({ name, deprecated }): [string, string][] =>
        deprecated === null ? [] : [[name, deprecated]],
      ),
      ...entries.flatMap(({ deprecated }) => [...deprecated]),
    ];
    const keys = exported.map(({ name, keys }) => [name, keys] as const);
    const plain = entries.map(({ name, has, defaults, deprecated }) => [
      name,
      [...has],
      [...defaults],
      [...deprecated],
    ]);
    return {
      entries: new Map(entries.map((entry) => [entry.name, entry])),
      keys: new Map(keys),
      old: new Map(old.filter(([name]) => !live.has(name))),
      hash: hashValues(JSON.stringify([plain, keys, old])),
    };
  },
});

function readEntry(entry: ReferenceEntry): EntryFacts {
  const isComponent = entry.kind === 'component';
  const members = isComponent ? entry.props : entry.members;
  const parts = isComponent ? [...entry.slots, ...entry.classes] : [];
  const inherited = isComponent ? entry.inherited.flatMap(({ names }) => names) : [];
  const all = [...members, ...(isComponent ? entry.slots : [])];
  const hidden = entry.hidden.map((name) => name.replace(/^(?:slot|class)-/, ''));
  const live = new Set(all.filter(({ deprecated }) => deprecated === null).map(({ name }) => name));
  return {
    name: entry.name,
    isComponent,
    has: new Set([
      ...[...members, ...parts].map(({ name }) => name),
      ...inherited,
      ...hidden,
      'ref',
      'key',
      'children',
    ]),
    defaults: new Map(
      all.flatMap(({ name, defaultValue }) => (defaultValue === null ? [] : [[name, defaultValue] as const])),
    ),
    deprecated: new Map(
      all.flatMap(({ name, deprecated }) =>
        deprecated === null || live.has(name) ? [] : [[name, deprecated] as const],
      ),
    ),
  };
}
