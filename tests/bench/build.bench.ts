import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { BuildUsage } from './build-once.ts';
import type { ChangeUsage } from './change-once.ts';
import { round } from './figures.ts';
import { writeManyPages } from './many-pages.ts';
import type { Bench, Row } from './run.ts';
import { logProgress } from './log-progress.ts';
import { PEER, buildPlainMarkdown } from './plain-markdown.ts';

const execute = promisify(execFile);

/** Page counts of the sites to build. Override with the environment: `PAGES=166,1000`. */
const SIZES = (process.env['PAGES'] ?? '166,1000,5000,10000').split(',').map(Number);

/** Limits: megabytes of a build, and the time until a changed page is shown, as a share of a warm build's. */
const MAX_MEMORY = 1500;
const MAX_CHANGE = 0.4;

/** Limits of the growth per page from one site to the next, larger one: page weight and CPU time. */
const MAX_WEIGHT = 1.02;
const MAX_TIME = 1.05;

/**
 * Limits of this site's own build, as shares of a plain Markdown build of its pages in the same run: CPU and wall time of
 * a cold build, which also renders the demos and writes the reference and the search; and wall time if nothing changed.
 */
const MAX_OF_PLAIN = 3;
const MAX_UNCHANGED = 0.3;

export async function run(): Promise<Bench[]> {
  return [await measureOwnPages(), await measureManyPages()];
}

/** Builds this site and, as plain Markdown, its pages. */
async function measureOwnPages(): Promise<Bench> {
  const folder = await mkdtemp(path.join(tmpdir(), 'own-pages-'));
  const content = path.resolve(import.meta.dirname, '../../content');
  try {
    const plain = await buildPlainMarkdown(content, path.join(folder, 'plain'));
    const cold = await work<BuildUsage>('build-once.ts', folder, content);
    const unchanged = await work<BuildUsage>('build-once.ts', folder, content);
    return {
      title: 'Build: this site, and its pages as plain Markdown',
      rows: [
        { name: PEER, figures: getFigures(plain, plain) },
        {
          name: 'this site, cold',
          figures: getFigures(cold, plain),
          atMost: { 'CPU of plain': MAX_OF_PLAIN, 'time of plain': MAX_OF_PLAIN, 'memory MB': MAX_MEMORY },
        },
        {
          name: 'this site, nothing changed',
          figures: getFigures(unchanged, plain),
          atMost: { 'time of plain': MAX_UNCHANGED },
        },
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function getFigures({ cpu, wall, memory }: BuildUsage, plain: BuildUsage): Row['figures'] {
  return {
    'CPU s': round(cpu),
    'wall s': round(wall),
    'memory MB': Math.round(memory),
    'CPU of plain': round(cpu / plain.cpu, 2),
    'time of plain': round(wall / plain.wall, 2),
  };
}

/** Builds sites of increasing size, each in its own process: cold, warm, and after changing a page. */
async function measureManyPages(): Promise<Bench> {
  const rows: Row[] = [];
  let smaller: Row['figures'] | undefined;
  for (const [at, size] of SIZES.entries()) {
    logProgress(at, SIZES.length, 'site');
    const folder = await mkdtemp(path.join(tmpdir(), 'many-pages-'));
    try {
      await writeManyPages(path.join(folder, 'content'), size);
      const cold = await work<BuildUsage>('build-once.ts', folder);
      // Otherwise nothing would be done: this is what a build with one changed page composes and writes.
      await rm(path.join(folder, 'dist'), { recursive: true });
      const warm = await work<BuildUsage>('build-once.ts', folder);
      const change = await work<ChangeUsage>('change-once.ts', folder);
      const row = getRow(size, { cold, warm, change }, smaller, rows[0]?.figures);
      rows.push(row);
      smaller = row.figures;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return { title: 'Build: sites of many pages', rows };
}

interface Usage {
  cold: BuildUsage;
  warm: BuildUsage;
  change: ChangeUsage;
}

/** @param smaller Figures of the previous, smaller site; `smallest` has those of the first one. */
function getRow(
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

async function work<T>(script: string, ...args: string[]): Promise<T> {
  const { stdout } = await execute('node', [path.join(import.meta.dirname, script), ...args], { maxBuffer: 2 ** 24 });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as T;
}
