import { compile, serialize, stringify } from 'stylis';
import { need } from '../../../site/kit/need.ts';
import type { DemoSnapshot } from './snapshot.ts';

/** What differs in the server HTML of demos between two snapshots. */
export interface DemoDifferences {
  /** Demos that both snapshots have. */
  compared: number;
  /** Demos whose HTML differs, by what differs first in it. */
  looks: readonly LookDifference[];
  /** Demos whose HTML is the same, by what differs first in their styles. */
  restyled: readonly LookDifference[];
  logs: readonly LogDifference[];
}

/** A difference that several demos may share. */
export interface LookDifference {
  demos: readonly string[];
  /** The first tag, text or rule that only one of the two has; empty for none. */
  before: string;
  after: string;
}

/** A text that demos log in one of two snapshots only. */
export interface LogDifference {
  kind: 'new' | 'gone';
  text: string;
  demos: readonly string[];
}

/** Compares the demos that both have. What is generated, such as hashed class names and ids, is ignored. */
export function compareDemos(before: readonly DemoSnapshot[], after: readonly DemoSnapshot[]): DemoDifferences {
  const former = new Map(before.map((demo) => [demo.name, demo]));
  const pairs = after.flatMap((demo) => {
    const old = former.get(demo.name);
    return old ? [{ name: demo.name, old, current: demo }] : [];
  });
  const looks = groupByDifference(
    pairs.map(({ name, old, current }) => ({
      name,
      ...firstDifference(splitTokens(old.html), splitTokens(current.html)),
    })),
  );
  const changed = new Set(looks.flatMap(({ demos }) => demos));
  const unchanged = pairs.filter(({ name }) => !changed.has(name));
  return {
    compared: pairs.length,
    looks,
    restyled: groupByDifference(
      unchanged.map(({ name, old, current }) => ({ name, ...firstDifference(listRules(old), listRules(current)) })),
    ),
    logs: [...compareLogs(after, before, 'new'), ...compareLogs(before, after, 'gone')],
  };
}

/** What differs first between two renderings of a demo; both are empty if nothing does. */
interface Difference {
  name: string;
  before: string;
  after: string;
}

/** Groups the demos that differ by their difference, the largest group first. */
function groupByDifference(differences: readonly Difference[]): LookDifference[] {
  const groups = Map.groupBy(
    differences.filter(({ before, after }) => before !== '' || after !== ''),
    ({ before, after }) => JSON.stringify([before, after]),
  );
  return [...groups.values()]
    .map((group): LookDifference => {
      const { before, after } = need(group, 0);
      return { demos: group.map(({ name }) => name), before, after };
    })
    .sort((a, b) => b.demos.length - a.demos.length);
}

/** The first piece that each of two renderings has and the other has not, or has less often. */
function firstDifference(before: readonly string[], after: readonly string[]): { before: string; after: string } {
  return { before: firstBeyond(before, after), after: firstBeyond(after, before) };
}

function splitTokens(html: string): string[] {
  return withoutGenerated(html).match(/<[^>]+>|[^<]+/g) ?? [];
}

function firstBeyond(tokens: readonly string[], others: readonly string[]): string {
  const left = new Map<string, number>();
  for (const token of others) left.set(token, (left.get(token) ?? 0) + 1);
  const found = tokens.find((token) => {
    const count = left.get(token) ?? 0;
    left.set(token, count - 1);
    return count === 0;
  });
  return found ?? '';
}

/** The rules of a demo, each once: two classes that had different hashes may have the same. */
function listRules({ styles }: DemoSnapshot): string[] {
  const rules = styles.flatMap((css) => compile(css).map((rule) => serialize([rule], stringify)));
  return [...new Set(rules.map(withoutGenerated))];
}

/** Drops the hashes of class names, and the ids that React generates from the place in the tree. */
function withoutGenerated(text: string): string {
  return text
    .replace(/\b(?:mui|pic)-[a-z0-9]+/g, 'mui')
    .replace(/\bMuiDataGridVariables-\w+/g, 'MuiDataGridVariables')
    .replace(/_\w*-?R_\w*_/g, '_R_');
}

/** The texts that are logged in one snapshot and not in the other. Packages log some of them once, for whichever demo. */
function compareLogs(demos: readonly DemoSnapshot[], others: readonly DemoSnapshot[], kind: LogDifference['kind']) {
  const known = new Set(others.flatMap(({ log }) => log));
  const pairs = demos.flatMap(({ name, log }) => log.map((text) => ({ name, text })));
  const found = Map.groupBy(
    pairs.filter(({ text }) => !known.has(text)),
    ({ text }) => text,
  );
  return [...found].map(([text, group]): LogDifference => ({ kind, text, demos: group.map(({ name }) => name) }));
}
