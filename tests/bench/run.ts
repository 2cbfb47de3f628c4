import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** A row of a benchmark's table: what was measured, and the figures by name. */
export interface Row {
  name: string;
  figures: Record<string, string | number>;
  /** Upper limits by name of the figure. A benchmark that exceeds one fails. */
  atMost?: Record<string, number>;
  /** Lower limits by name of the figure. */
  atLeast?: Record<string, number>;
}

export interface Bench {
  title: string;
  rows: Row[];
}

// `npm run bench`: runs the benchmarks of this folder, or those named, prints tables and saves them to
// bench/results.json.
const folder = import.meta.dirname;
const names = process.argv.slice(2);
const files = (await readdir(folder)).filter((file) => file.endsWith('.bench.ts')).sort();
const chosen = files.filter((file) => names.length === 0 || names.includes(file.replace('.bench.ts', '')));
if (chosen.length === 0) {
  throw new Error(
    `There is no bench "${names.join(' ')}". Name one of: ${files.map((file) => file.replace('.bench.ts', '')).join(', ')}.`,
  );
}
const results: Record<string, Bench> = {};
for (const [at, file] of chosen.entries()) {
  console.error(`Bench ${at + 1} of ${chosen.length}: ${file.replace('.bench.ts', '')}`);
  const { run } = (await import(pathToFileURL(path.join(folder, file)).href)) as { run: () => Promise<Bench[]> };
  for (const bench of await run()) {
    results[bench.title] = bench;
    console.log(`\n${bench.title}`);
    console.table(Object.fromEntries(bench.rows.map(({ name, figures }) => [name, figures])));
  }
}
const out = path.join(folder, '../../bench');
await mkdir(out, { recursive: true });
await writeFile(
  path.join(out, 'results.json'),
  JSON.stringify({ measured: new Date().toISOString(), results }, null, 2),
);
const missed = Object.values(results).flatMap(({ title, rows }) =>
  rows.flatMap((row) => missedBudgets(row).map((line) => `${title}: ${line}`)),
);
if (missed.length > 0) {
  console.error(`\nBudgets that are missed:\n${missed.join('\n')}`);
  process.exitCode = 1;
}

/** @throws Error for a limit on a figure that the row lacks, since it could never fail. */
function missedBudgets({ name, figures, atMost = {}, atLeast = {} }: Row): string[] {
  const compare = (
    budgets: Record<string, number>,
    bound: string,
    isMissed: (value: number, budget: number) => boolean,
  ) =>
    Object.entries(budgets).flatMap(([figure, budget]) => {
      const value = figures[figure];
      if (typeof value !== 'number')
        throw new Error(`The bench's row "${name}" has a budget for "${figure}" and no such figure.`);
      return isMissed(value, budget) ? [`${name}, ${figure}: ${value}, ${bound} ${budget}`] : [];
    });
  return [
    ...compare(atMost, 'at most', (value, budget) => !(value <= budget)),
    ...compare(atLeast, 'at least', (value, budget) => !(value >= budget)),
  ];
}
