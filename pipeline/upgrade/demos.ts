import { need } from '../../site/need.ts';
import type { SurveyedDemo } from './survey.ts';

/** What differs in the server HTML of demos between two surveys. */
export interface DemoDifferences {
  /** Demos that both surveys have. */
  compared: number;
  /** Demos whose HTML differs, by what differs first in it. */
  looks: readonly LookDifference[];
  /** Demos whose HTML is the same, and whose styles are not. */
  restyled: readonly string[];
  logs: readonly LogDifference[];
}

/** A difference that several demos may share. */
export interface LookDifference {
  demos: readonly string[];
  /** The first tag or text that only one of the two has; empty for none. */
  before: string;
  after: string;
}

/** A text that demos log in one of two surveys only. */
export interface LogDifference {
  kind: 'new' | 'gone';
  text: string;
  demos: readonly string[];
}

/** Compares the demos that both have. What is generated, as hashed class names and ids, does not count. */
export function compareDemos(before: readonly SurveyedDemo[], after: readonly SurveyedDemo[]): DemoDifferences {
  const former = new Map(before.map((demo) => [demo.name, demo]));
  const pairs = after.flatMap((demo) => {
    const old = former.get(demo.name);
    return old ? [{ name: demo.name, old, current: demo }] : [];
  });
  const differences = pairs.map(({ name, old, current }) => ({ name, ...firstDifference(old.html, current.html) }));
  const isSame = (one: { before: string; after: string }) => one.before === '' && one.after === '';
  const looks = Map.groupBy(
    differences.filter((one) => !isSame(one)),
    ({ before: old, after: current }) => JSON.stringify([old, current]),
  );
  const sameHtml = new Set(differences.filter(isSame).map(({ name }) => name));
  return {
    compared: pairs.length,
    looks: [...looks.values()]
      .map((group): LookDifference => {
        const { before: old, after: current } = need(group, 0);
        return { demos: group.map(({ name }) => name), before: old, after: current };
      })
      .sort((a, b) => b.demos.length - a.demos.length),
    restyled: pairs
      .filter(({ name, old, current }) => sameHtml.has(name) && stylesOf(old) !== stylesOf(current))
      .map(({ name }) => name),
    logs: [...logsOf(after, before, 'new'), ...logsOf(before, after, 'gone')],
  };
}

/** The first tag or text that each of two renderings has and the other has not, or has less often. */
function firstDifference(before: string, after: string): { before: string; after: string } {
  const [old, current] = [tokensOf(before), tokensOf(after)];
  return { before: firstBeyond(old, current), after: firstBeyond(current, old) };
}

function tokensOf(html: string): string[] {
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

function stylesOf({ styles }: SurveyedDemo): string {
  return [...new Set(styles.map(withoutGenerated))].sort().join('\n');
}

/** Drops the hashes of class names, and the ids that React generates from the place in the tree. */
function withoutGenerated(text: string): string {
  return text
    .replace(/\bmui-[a-z0-9]+/g, 'mui')
    .replace(/\bMuiDataGridVariables-\w+/g, 'MuiDataGridVariables')
    .replace(/_\w*-?R_\w*_/g, '_R_');
}

/** The texts that are logged in one survey and not in the other. Packages log some of them once, for whichever demo. */
function logsOf(demos: readonly SurveyedDemo[], others: readonly SurveyedDemo[], kind: LogDifference['kind']) {
  const known = new Set(others.flatMap(({ log }) => log));
  const pairs = demos.flatMap(({ name, log }) => log.map((text) => ({ name, text })));
  const found = Map.groupBy(
    pairs.filter(({ text }) => !known.has(text)),
    ({ text }) => text,
  );
  return [...found].map(([text, group]): LogDifference => ({ kind, text, demos: group.map(({ name }) => name) }));
}
