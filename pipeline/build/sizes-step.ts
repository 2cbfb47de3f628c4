import { execFile } from 'node:child_process';
import { mkdtempDisposable, readFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { BuildInfo } from '../../site/config/build-info.ts';
import { contentFolder } from '../../site/page/page.ts';
import { asIs, defineStep, notCompared } from '../cache/step.ts';
import { listFiles } from '../kit/files.ts';
import { wranglerProgram } from '../release/wrangler.ts';

const run = promisify(execFile);

/** What has a budget, in bytes (`pipeline/commands/budgets.ts`). */
export type Sizes = Record<
  | 'enhancer'
  | 'first paint'
  | 'stylesheet'
  | 'worker'
  | 'page'
  | 'all demos'
  | 'demo base'
  | 'tree view demos'
  | 'data grid demos'
  | 'charts demos'
  | 'date picker demos'
  | 'demo module',
  number
>;

interface MeasuredBuild {
  root: string;
  /** Folder of the build, and what it tells the worker. */
  out: string;
  build: BuildInfo;
  /** Hash of all files of the build; the name of its code is among them. */
  outputs: string;
  /** Texts of `wrangler.toml` and of the lock file, which decide how the worker is bundled. */
  configuration: string;
  lockFile: string;
}

/** Measures a build. It compresses all pages and bundles the worker, so it takes as long as building a few changed pages. */
export const sizesStep = defineStep({
  name: 'sizes',
  code: import.meta.url,
  keep: 'disk',
  // `outputs` covers all that is read below `out`, and the code of the worker.
  inputs: {
    root: notCompared,
    out: notCompared,
    build: notCompared,
    outputs: asIs,
    configuration: asIs,
    lockFile: asIs,
  },
  make: measureSizes,
});

async function measureSizes({ root, out, build }: MeasuredBuild): Promise<Sizes> {
  const assets = path.join(out, 'assets');
  const pages = await readPages(assets, build.id);
  const contents = pages.map(({ html }) => html);
  return {
    enhancer: quickBrotli(await readFile(path.join(assets, build.client))).length,
    'first paint': brotliCompressSync(build.inlineScripts.first.text).length,
    stylesheet: brotliCompressSync(await readFile(path.join(assets, build.styles))).length,
    worker: await measureWorker(root),
    page: measureHeaviest(contents),
    'all demos': await measureAllDemos(assets, build, pages),
    'demo base': await measureGroups(assets, 'base', 'rolldown-runtime'),
    'tree view demos': await measureGroups(assets, 'tree-view', 'tree-view-material'),
    'data grid demos': await measureGroups(assets, 'material', 'material-more', 'data-grid', 'data-grid-material'),
    'charts demos': await measureGroups(assets, 'charts', 'charts-material'),
    'date picker demos': await measureGroups(assets, 'material', 'date-pickers', 'date-pickers-material', 'dayjs'),
    'demo module': await measureLargestDemo(assets, contents),
  };
}

/** Brotli 5, the level of on-the-fly compression. */
function quickBrotli(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}

/** Total bytes of shared demo files, by group (see `demos/vendor/families.ts`). */
async function measureGroups(assets: string, ...groups: string[]): Promise<number> {
  const folder = path.join(assets, 'static');
  const files = await readdir(folder);
  const sizes = groups.map(async (group) => {
    const file = files.find((name) => name.startsWith(`${group}-`) && /^\w{8}\.js$/.test(name.slice(group.length + 1)));
    // An empty group has no file.
    return file === undefined ? 0 : brotliCompressSync(await readFile(path.join(folder, file))).length;
  });
  return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
}

async function measureWorker(root: string): Promise<number> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'worker-'));
  await run(process.execPath, [wranglerProgram(root), 'deploy', '--dry-run', '--minify', '--outdir', folder.path], {
    cwd: root,
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
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
function measureHeaviest(all: readonly Buffer[]): number {
  const pages = all.map((html) => ({ html, most: quickBrotli(html).length }));
  let heaviest = 0;
  for (const { html, most } of pages.sort((a, b) => b.most - a.most)) {
    if (most <= heaviest) break;
    heaviest = Math.max(heaviest, brotliCompressSync(html).length);
  }
  return heaviest;
}

async function measureLargestDemo(assets: string, pages: readonly Buffer[]): Promise<number> {
  const html = Buffer.concat(pages).toString();
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

/** The heavier one of the languages' pages, with the files that only this page loads. */
async function measureAllDemos(assets: string, { features }: BuildInfo, pages: readonly PageFile[]): Promise<number> {
  const { allDemos, gallery } = features;
  const addresses = [allDemos.styles, allDemos.client, gallery.styles].filter((address) => address !== undefined);
  const files = await Promise.all(addresses.map((address) => readFile(path.join(assets, address))));
  const found = pages.filter(({ file }) => file.endsWith('/x/demos.page'));
  const measure = (bytes: Buffer) => quickBrotli(bytes).length;
  return Math.max(...found.map(({ html }) => measure(html))) + files.reduce((sum, file) => sum + measure(file), 0);
}

/** A page's file, and its HTML: what follows the first line. */
interface PageFile {
  file: string;
  html: Buffer;
}

async function readPages(assets: string, buildId: string): Promise<PageFile[]> {
  const files = (await listFiles(path.join(assets, contentFolder(buildId)))).filter((file) => file.endsWith('.page'));
  if (files.length === 0) throw new Error('The build has no pages. Run `npm run build`.');
  return Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(file);
      return { file, html: bytes.subarray(bytes.indexOf('\n') + 1) };
    }),
  );
}
