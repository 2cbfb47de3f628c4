import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** One line of a bench: what was measured, and its figures by name. */
export interface Row {
  name: string;
  figures: Record<string, string | number>;
}

export interface Bench {
  title: string;
  rows: Row[];
}

// `npm run bench`: runs each bench of this folder, or those named, prints its table and keeps all in bench/results.json.
const folder = import.meta.dirname;
const names = process.argv.slice(2);
const files = (await readdir(folder)).filter((file) => file.endsWith('.bench.ts')).sort();
const chosen = files.filter((file) => names.length === 0 || names.some((name) => file.startsWith(name)));
const results: Record<string, Bench> = {};
for (const file of chosen) {
  const { run } = (await import(path.join(folder, file))) as { run: () => Promise<Bench[]> };
  for (const bench of await run()) {
    results[bench.title] = bench;
    console.log(`\n${bench.title}`);
    console.table(Object.fromEntries(bench.rows.map(({ name, figures }) => [name, figures])));
  }
}
const out = path.join(folder, '../../bench');
await mkdir(out, { recursive: true });
await writeFile(path.join(out, 'results.json'), JSON.stringify({ measured: new Date().toISOString(), results }, null, 2));
