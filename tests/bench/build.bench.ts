import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildUsage } from './build-once.ts';
import type { ChangeUsage } from './change-once.ts';
import { round } from './figures.ts';
import { writeManyPages } from './many-pages.ts';
import type { Bench, Row } from './run.ts';
import { logProgress } from './log-progress.ts';

const execute = promisify(execFile);

/** Page counts of the sites to build. Override with the environment: `PAGES=166,1000`. */
const SIZES = (process.env['PAGES'] ?? '166,1000,5000,10000').split(',').map(Number);

/** Limits: megabytes of a build, and the time until a changed page is shown, as a share of a warm build's. */
const MAX_MEMORY = 1500;
const MAX_CHANGE = 0.4;

/** Limits of the growth per page from one site to the next, larger one: page weight and CPU time. */
const MAX_WEIGHT = 1.02;
const MAX_TIME = 1.05;

/** Builds sites of increasing size, each in its own process: cold, warm, and after changing a page. */
export async function run(): Promise<Bench[]> {
  const rows: Row[] = [];
  let smaller: Row['figures'] | undefined;
  for (const [at, size] of SIZES.entries()) {
    logProgress(at, SIZES.length, 'site');
    const folder = await mkdtemp(path.join(tmpdir(), 'many-pages-'));
    try {
      await mkdir(path.join(folder, 'content'));
      await writeManyPages(path.join(folder, 'content'), size);
      const cold = await work<BuildUsage>('build-once.ts', folder);
      const warm = await work<BuildUsage>('build-once.ts', folder);
      const change = await work<ChangeUsage>('change-once.ts', folder);
      const row = rowOf(size, { cold, warm, change }, smaller, rows[0]?.figures);
      rows.push(row);
      smaller = row.figures;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return [{ title: 'Build: sites of many pages', rows }];
}

interface Usage {
  cold: BuildUsage;
  warm: BuildUsage;
  change: ChangeUsage;
}

/** @param smaller Figures of the previous, smaller site; `smallest` has those of the first one. */
function rowOf(
  size: number,
  { cold, warm, change }: Usage,
  smaller: Row['figures'] | undefined,
  smallest: Row['figures'] | undefined,
): Row {
  const figures = {
    'cold CPU s': round(cold.cpu),
    'CPU ms a page': round((cold.cpu * 1000) / size),
    'warm CPU s': round(warm.cpu),
    'memory MB': Math.round(Math.max(cold.memory, warm.memory)),
    'changed page s': round(change.change, 2),
    'of warm build': round(change.change / warm.wall, 2),
    'dev memory MB': Math.round(change.memory),
    'page HTML B': change.html,
    'page HTML B, Brotli': change.compressedHtml,
    'script and style B': change.code,
  };
  const times = (of: Row['figures'] | undefined, name: keyof typeof figures, factor: number) =>
    of && { [name]: Number(of[name]) * factor };
  return {
    name: `${size} pages`,
    figures,
    atMost: {
      'memory MB': MAX_MEMORY,
      'of warm build': MAX_CHANGE,
      ...times(smaller, 'CPU ms a page', MAX_TIME),
      ...times(smallest, 'page HTML B', MAX_WEIGHT),
      ...times(smallest, 'script and style B', MAX_WEIGHT),
    },
  };
}

async function work<T>(script: string, folder: string): Promise<T> {
  const { stdout } = await execute('node', [path.join(import.meta.dirname, script), folder], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as T;
}
