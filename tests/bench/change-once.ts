import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createDevelopmentAssets } from '../../pipeline/dev/assets.ts';
import { startDevelopmentServer } from '../../pipeline/dev/server.ts';
import { createDevelopmentSite } from '../../pipeline/dev/site.ts';
import { getKey } from './many-pages.ts';

/** Weight of a page and time to rebuild it. `build.bench.ts` reads it from the last line of the output. */
export interface ChangeUsage {
  /** Seconds from saving a page to its new HTML; the median of three changes. */
  change: number;
  /** Size of the page's HTML in bytes, raw and compressed. */
  html: number;
  compressedHtml: number;
  /** Compressed size of the script and stylesheet of every page, in bytes. */
  code: number;
  /** Peak resident set of the process in megabytes. */
  memory: number;
}

/** A page that exists at every size. */
const SAMPLE = getKey(160);

const CHANGES = 3;

// `node tests/bench/change-once.ts <folder>`: changes the content in a folder like `npm run dev`, and prints the
// results.
const folder = process.argv[2] ?? '';
const inFolder = (name: string) => path.join(folder, name);
const site = await createDevelopmentSite({
  content: inFolder('content'),
  out: inFolder('dist'),
  cache: inFolder('cache'),
});
await site.build();
const server = await startDevelopmentServer(site.context, {
  host: '127.0.0.1',
  port: 0,
  assets: await createDevelopmentAssets(site),
});
const read = async (address: string) => (await fetch(server.origin + address)).text();
const html = await read(`${SAMPLE}/`);
const { client, styles } = site.info();
const files = await Promise.all([client, styles].map(read));
const file = path.join(folder, 'content', SAMPLE.slice('/x/'.length), 'index.md');
const text = await readFile(file, 'utf8');
const times: number[] = [];
for (let change = 0; change < CHANGES; change += 1) {
  const sentence = `One more sentence, the ${change}th.`;
  const start = performance.now();
  await writeFile(file, `${text}\n${sentence}\n`);
  site.forget(file, 'text');
  await site.build();
  if (!(await read(`${SAMPLE}/`)).includes(sentence)) throw new Error(`The page does not show "${sentence}".`);
  times.push((performance.now() - start) / 1000);
  await site.indexed();
}
await server.stop();
const usage: ChangeUsage = {
  change: times.sort((a, b) => a - b)[Math.floor(CHANGES / 2)] ?? 0,
  html: html.length,
  compressedHtml: brotliCompressSync(html).length,
  code: files.reduce((sum, one) => sum + brotliCompressSync(one).length, 0),
  memory: process.resourceUsage().maxRSS / 1024,
};
console.log(JSON.stringify(usage));
