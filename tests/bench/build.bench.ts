import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { BuildInfo } from '../../site/build-info.ts';
import { contentFolder, pageAssetName } from '../../site/page.ts';
import type { BuildUsage } from './build-once.ts';
import { keyOf, writeManyPages } from './many-pages.ts';
import type { Bench, Row } from './run.ts';

const execute = promisify(execFile);

/** Pages of the sites that are built; PAGES in the environment says others: `PAGES=166,1000`. */
const SIZES = (process.env['PAGES'] ?? '166,1000,5000,10000').split(',').map(Number);

/** A page that every site has. */
const SAMPLE = 160;

const round = (value: number, digits = 1): number => Number(value.toFixed(digits));

/** Builds sites of many pages, each in a process of its own: from nothing, again, and after a change of one page. */
export async function run(): Promise<Bench[]> {
  const rows: Row[] = [];
  for (const size of SIZES) {
    const folder = await mkdtemp(path.join(tmpdir(), 'many-pages-'));
    try {
      await mkdir(path.join(folder, 'content'));
      await writeManyPages(path.join(folder, 'content'), size);
      const cold = await build(folder);
      const warm = await build(folder);
      const page = path.join(folder, 'content', keyOf(SAMPLE).slice('/x/'.length), 'index.md');
      await writeFile(page, `${await readFile(page, 'utf8')}\nOne more sentence.\n`);
      const changed = await build(folder);
      rows.push({ name: `${size} pages`, figures: { ...figures(size, cold, warm, changed), ...(await weights(folder)) } });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return [{ title: 'Build: sites of many pages', rows }];
}

function figures(size: number, cold: BuildUsage, warm: BuildUsage, changed: BuildUsage): Row['figures'] {
  return {
    'cold CPU s': round(cold.cpu),
    'CPU ms a page': round((cold.cpu * 1000) / size),
    'memory MB': Math.round(cold.memory),
    'warm CPU s': round(warm.cpu),
    'one page changed, s': round(changed.wall, 2),
  };
}

async function build(folder: string): Promise<BuildUsage> {
  const { stdout } = await execute('node', [path.join(import.meta.dirname, 'build-once.ts'), folder], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as BuildUsage;
}

/** What a reader of one page loads: it may not grow with the site. */
async function weights(folder: string): Promise<Row['figures']> {
  const out = path.join(folder, 'dist');
  const { id, client, styles } = JSON.parse(await readFile(path.join(out, 'generated/build.json'), 'utf8')) as BuildInfo;
  const assets = path.join(out, 'assets', contentFolder(id));
  const bytes = async (file: string) => brotliCompressSync(await readFile(file)).length;
  const trees = path.join(assets, 'en/_navigation');
  const navigation = await Promise.all((await readdir(trees)).map((name) => bytes(path.join(trees, name))));
  return {
    'page B': await bytes(path.join(assets, pageAssetName('en', keyOf(SAMPLE)))),
    'navigation B': Math.max(...navigation),
    'script and style B': (await bytes(path.join(out, 'assets', client))) + (await bytes(path.join(out, 'assets', styles))),
  };
}
