import { execFile } from 'node:child_process';
import { mkdtempDisposable, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { contentFolder } from '../../site/page/page.ts';
import { readBuildInfo } from '../kit/build-info.ts';
import { createContext } from '../cache/context.ts';
import { listFiles } from '../kit/files.ts';
import { wranglerProgram } from '../release/wrangler.ts';

const run = promisify(execFile);

/** Maximum sizes in bytes. Raising one is a decision: record it in docs/decisions/. */
const BUDGETS = {
  /**
   * All JavaScript that a page loads before the first input: the enhancer. Brotli 5, the level of on-the-fly
   * compression.
   */
  enhancer: 6_400,
  /** The first-paint script, inlined in every page. Brotli. */
  'first paint': 1_000,
  /** The stylesheet of every page. Brotli. */
  stylesheet: 8 * 1024,
  /** The worker as `wrangler deploy` uploads it. gzip. */
  worker: 400 * 1024,
  /** Content of the heaviest page (article, demo styles, all code variants). Brotli. See decision 0019. */
  page: 40 * 1024,
  /**
   * What a first visit to all demos loads beside what every page does: its content, stylesheets and script; not the
   * pictures, which load as they come into view. Brotli 5, as it is sent.
   */
  'all demos': 40 * 1024,
  /** What every demo loads: React, Emotion, the theme, the mount, the bundler's runtime. Brotli; 1 KB is 1,000 bytes. */
  'demo base': 108_500,
  /** What the demos of a family load in addition. Brotli. */
  'tree view demos': 17_500,
  'data grid demos': 142_000,
  'charts demos': 75_500,
  'date picker demos': 72_000,
  /** Largest module of a single demo: all that a second demo of the same family loads. Brotli. */
  'demo module': 3_000,
};

// `npm run budgets`: measures a build, prints a table, and fails if a budget is exceeded.
const context = createContext();
const build = await readBuildInfo(context);
const assets = path.join(context.out, 'assets');
const measured: Record<keyof typeof BUDGETS, number> = {
  enhancer: quickBrotli(await readFile(path.join(assets, build.client))).length,
  'first paint': brotliCompressSync(build.inlineScripts.first.text).length,
  stylesheet: brotliCompressSync(await readFile(path.join(assets, build.styles))).length,
  worker: await workerBytes(),
  page: await heaviestPageBytes(),
  'all demos': await allDemosBytes(),
  'demo base': await measureBytes('base', 'rolldown-runtime'),
  'tree view demos': await measureBytes('tree-view', 'tree-view-material'),
  'data grid demos': await measureBytes('material', 'material-more', 'data-grid', 'data-grid-material'),
  'charts demos': await measureBytes('charts', 'charts-material'),
  'date picker demos': await measureBytes('material', 'date-pickers', 'date-pickers-material', 'dayjs'),
  'demo module': await largestDemoBytes(),
};
let isWithin = true;
for (const [name, budget] of Object.entries(BUDGETS)) {
  const bytes = measured[name as keyof typeof BUDGETS];
  const fits = bytes <= budget;
  isWithin &&= fits;
  console.log(`${fits ? 'ok  ' : 'OVER'} ${name.padEnd(18)} ${String(bytes).padStart(8)} of ${budget} bytes`);
}
if (!isWithin) process.exitCode = 1;

/** Brotli 5, the level of on-the-fly compression. */
function quickBrotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** Total bytes of shared demo files, by group (see `demos/vendor/families.ts`). */
async function measureBytes(...groups: string[]): Promise<number> {
  const folder = path.join(assets, 'static');
  const files = await readdir(folder);
  const sizes = groups.map(async (group) => {
    const file = files.find((name) => name.startsWith(`${group}-`) && /^\w{8}\.js$/.test(name.slice(group.length + 1)));
    // An empty group has no file.
    return file === undefined ? 0 : brotliCompressSync(await readFile(path.join(folder, file))).length;
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

async function workerBytes(): Promise<number> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'worker-'));
  await run(
    process.execPath,
    [wranglerProgram(context.root), 'deploy', '--dry-run', '--minify', '--outdir', folder.path],
    {
      cwd: context.root,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    },
  );
  const files = (await readdir(folder.path)).filter((file) => file.endsWith('.js'));
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(path.join(folder.path, file))).length),
  );
  return sizes.reduce((total, size) => total + size, 0);
}

/**
 * The best compression of all pages would take over a minute. A faster one never compresses better, so only the pages
 * that are large by it are measured.
 */
async function heaviestPageBytes(): Promise<number> {
  const pages = (await readPagesHtml()).map((html) => ({ html, most: quickBrotli(html).length }));
  let heaviest = 0;
  for (const { html, most } of pages.sort((a, b) => b.most - a.most)) {
    if (most <= heaviest) break;
    heaviest = Math.max(heaviest, brotliCompressSync(html).length);
  }
  return heaviest;
}

/** In the language in which it is largest. */
async function allDemosBytes(): Promise<number> {
  const { allDemos, gallery } = build.features;
  const addresses = [allDemos.styles, allDemos.client, gallery.styles].filter((address) => address !== undefined);
  const files = await Promise.all(addresses.map((address) => readFile(path.join(assets, address))));
  const pages = (await listPageFiles()).filter((file) => file.endsWith('/x/demos.page'));
  const contents = await Promise.all(pages.map(readPageHtml));
  const measure = (bytes: Buffer) => quickBrotli(bytes).length;
  return Math.max(...contents.map(measure)) + files.reduce((sum, file) => sum + measure(file), 0);
}

async function largestDemoBytes(): Promise<number> {
  const html = Buffer.concat(await readPagesHtml()).toString();
  const modules = new Set(
    [...html.matchAll(/data-demo(?:-[a-z]+)?="(\/static\/[^"\s]+)"/g)].map(([, address = '']) => address),
  );
  if (modules.size === 0)
    throw new Error('No page has a demo. Run `npm run build`, and look at how pages name their demos.');
  const sizes = await Promise.all(
    [...modules].map(async (address) => brotliCompressSync(await readFile(path.join(assets, address))).length),
  );
  return Math.max(...sizes);
}

/** HTML of every page. */
async function readPagesHtml(): Promise<Buffer[]> {
  return Promise.all((await listPageFiles()).map(readPageHtml));
}

async function listPageFiles(): Promise<string[]> {
  const files = (await listFiles(path.join(assets, contentFolder(build.id)))).filter((file) => file.endsWith('.page'));
  if (files.length === 0) throw new Error('The build has no pages. Run `npm run build`.');
  return files;
}

/** A page's file without its first line. */
async function readPageHtml(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  return bytes.subarray(bytes.indexOf('\n') + 1);
}
