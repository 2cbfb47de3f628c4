import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { listFiles } from '../../pipeline/kit/files.ts';
import { pagePath } from '../../site/addresses.ts';
import { startContentServer } from '../support/content-server.ts';
import { bundleDeployedWorker, type DeployedWorker } from '../support/deployed-worker.ts';
import { middleOf, round } from './figures.ts';
import { withIsolate } from './isolate.ts';
import { keyOf, writeManyPages } from './many-pages.ts';
import type { Bench } from './run.ts';
import { logProgress } from './log-progress.ts';

const execute = promisify(execFile);

/** Page counts of the small and the large site. Override with the environment: `WORKER_PAGES=100,1000`. */
const SIZES = (process.env['WORKER_PAGES'] ?? '100,10000').split(',').map(Number);

/** Fresh isolates of each site, alternating. */
const STARTS = 15;

/** A page that exists on both sites. */
const SAMPLE = 60;

interface Site {
  size: number;
  worker: DeployedWorker;
  starts: Start[];
  manifest: Manifest;
}

interface Manifest {
  /** Largest file of the manifest in bytes, gzipped. */
  largest: number;
  /** Number of its files that a fresh isolate reads for the first page. */
  reads: number;
  /** Resident set after all pages, relative to that after the first fifth. */
  memoryGrows: number;
}

interface Start {
  /** From process start to the end of the first page, in milliseconds. */
  wall: number;
  cpu: number;
  bytes: number;
}

/** Builds a small and a large site and compares their workers: upload size, and first page of a fresh isolate. */
export async function run(): Promise<Bench[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'worker-growth-'));
  try {
    const sites: Site[] = [];
    // Names of equal length, since the bundler writes them into the script.
    for (const [at, size] of SIZES.entries()) {
      logProgress(at, SIZES.length, 'site');
      const worker = await buildAndBundle(path.join(folder, String(size).padStart(6, '0')), size);
      sites.push({ size, worker, starts: [], manifest: await measureManifest(worker, size) });
    }
    for (let at = 0; at < STARTS; at += 1) {
      logProgress(at, STARTS, 'start');
      for (const { worker, starts } of sites) starts.push(await startAndAsk(worker));
    }
    const [small] = sites;
    if (!small) throw new RangeError('WORKER_PAGES names no size.');
    return [{ title: 'Worker: size and start on sites of many pages', rows: sites.map((site) => rowOf(site, small)) }];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function buildAndBundle(folder: string, size: number): Promise<DeployedWorker> {
  const content = path.join(folder, 'content');
  await mkdir(content, { recursive: true });
  await writeManyPages(content, size);
  await execute('node', [path.join(import.meta.dirname, 'build-once.ts'), folder], { maxBuffer: 2 ** 24 });
  return bundleDeployedWorker(path.join(folder, 'dist'));
}

async function measureManifest(worker: DeployedWorker, size: number): Promise<Manifest> {
  const files = (await listFiles(worker.assets)).filter((file) => file.includes('/_manifest/'));
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(file)).length));
  const content = await startContentServer(worker.assets);
  try {
    await withIsolate({ ...worker, assetsPort: content.port }, ({ client }) => client.ask({ path: pathOf(SAMPLE) }));
  } finally {
    await content.stop();
  }
  const memoryGrows = await withIsolate(worker, async ({ process, client }) => {
    const paths = Array.from({ length: size }, (_, at) => ({ path: pathOf(at) }));
    await client.sendAll(paths.slice(0, size / 5));
    const before = await process.memory();
    await client.sendAll(paths.slice(size / 5));
    return (await process.memory()) / before;
  });
  const reads = content.asked.filter((name) => name.includes('/_manifest/')).length;
  return { largest: Math.max(...sizes), reads, memoryGrows };
}

const pathOf = (page: number) => pagePath(keyOf(page));

async function startAndAsk(worker: DeployedWorker): Promise<Start> {
  return withIsolate(worker, async ({ process, client }) => {
    const { status, body } = await client.ask({ path: pathOf(SAMPLE) });
    if (status !== 200) throw new Error(`The sample is answered with ${status}.`);
    return { wall: performance.now() - process.started, cpu: (await process.cpu()) * 1000, bytes: body.length };
  });
}

function rowOf({ size, worker, starts, manifest }: Site, small: Site): Bench['rows'][number] {
  const middle = (all: readonly Start[], of: (start: Start) => number) => middleOf(all.map(of));
  return {
    name: `${size} pages`,
    figures: {
      'script B': Buffer.byteLength(worker.script),
      'grows B': Buffer.byteLength(worker.script) - Buffer.byteLength(small.worker.script),
      'gzip B': worker.bytes,
      'first page ms': round(middle(starts, ({ wall }) => wall)),
      'CPU ms': round(middle(starts, ({ cpu }) => cpu)),
      slower: round(middle(starts, ({ wall }) => wall) / middle(small.starts, ({ wall }) => wall), 2),
      'page B': starts[0]?.bytes ?? 0,
      'manifest part KB': round(manifest.largest / 1000),
      'manifest reads': manifest.reads,
      'memory grows': round(manifest.memoryGrows, 2),
    },
    atMost: { 'grows B': 0, slower: 1.1, 'manifest part KB': 100, 'manifest reads': 2, 'memory grows': 1.1 },
  };
}
