import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Bench, Row } from './run.ts';

/** What `preview.yml` and `staging.yml` save in a folder, as rows of two tables; empty for a file that is not there. */
interface Saved {
  /** Printed by `npm run budgets`. */
  budgets: Row[];
  /** What `npm run bench -- lighthouse` wrote. */
  lighthouse: Row[];
}

const LIGHTHOUSE = 'Lighthouse, phone';

// `node tests/bench/preview-comment.ts <address> <folder of main> <folder of the pull request>`: prints the comment on a
// pull request: where its preview is, and what it changes about sizes and Lighthouse.
const [address = '', ...folders] = process.argv.slice(2);
const [main, here] = await Promise.all([readSaved(folders[0]), readSaved(folders[1])]);
console.log(
  [
    `Preview: ${address || 'its address was not found in what wrangler printed.'}`,
    table('Budget', main.budgets, here.budgets),
    table('Lighthouse', main.lighthouse, here.lighthouse),
    'What differs from `main` is shown as main → here. **Bold** misses its limit.',
  ].join('\n\n'),
);

async function readSaved(folder = ''): Promise<Saved> {
  const read = (name: string) => readFile(path.join(folder, name), 'utf8').catch(() => '');
  const [budgets, lighthouse] = await Promise.all([read('budgets.txt'), read('lighthouse.json')]);
  return { budgets: budgetsIn(budgets), lighthouse: lighthouse === '' ? [] : lighthouseIn(lighthouse) };
}

function budgetsIn(printed: string): Row[] {
  const lines = printed.matchAll(/^(?:ok|OVER) +(.+?) +(\d+) of (\d+) bytes$/gm);
  return [...lines].map(([, name = '', bytes, budget]) => ({
    name,
    figures: { bytes: Number(bytes), 'at most': Number(budget) },
    atMost: { bytes: Number(budget) },
  }));
}

function lighthouseIn(json: string): Row[] {
  const { results } = JSON.parse(json) as { results: Record<string, Bench> };
  return results[LIGHTHOUSE]?.rows ?? [];
}

/** A table in Markdown: a row each, with a column for each figure. */
function table(title: string, main: readonly Row[], here: readonly Row[]): string {
  const [first] = here;
  if (!first) return `${title}: not measured, see the log of the workflow.`;
  const columns = Object.keys(first.figures);
  const lines = here.map((row) => {
    const former = main.find(({ name }) => name === row.name);
    return [row.name, ...columns.map((figure) => cell(figure, row, former))];
  });
  const missing =
    main.length === 0 ? ['', `${title}: \`main\` has no figures yet. The next commit there saves them.`] : [];
  return [[title, ...columns], ['---', ...columns.map(() => '--:')], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .concat(missing)
    .join('\n');
}

function cell(figure: string, row: Row, former: Row | undefined): string {
  // JSON has null for a figure that was no number.
  const value = row.figures[figure] ?? 'not measured';
  const before = former?.figures[figure] ?? value;
  const change = Number(value) - Number(before);
  const text = change ? `${before} → ${value} (${change > 0 ? '+' : ''}${change})` : `${value}`;
  return misses(figure, Number(value), row) ? `**${text}**` : text;
}

function misses(figure: string, value: number, { atMost, atLeast }: Row): boolean {
  return !(value <= (atMost?.[figure] ?? Infinity) && value >= (atLeast?.[figure] ?? -Infinity));
}
