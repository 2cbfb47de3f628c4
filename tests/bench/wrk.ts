import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { BROWSER_HEADERS, type Wanted } from '../support/requests.ts';

const run = promisify(execFile);

/** Load parameters: each connection stays open and always has one request in flight. */
export interface LoadBounds {
  threads: number;
  connections: number;
  seconds: number;
}

/** Output of `wrk.lua`. Latencies are in microseconds. */
export interface LoadReport {
  requests: number;
  duration: number;
  p50: number;
  p99: number;
  /** Responses by status. */
  statuses: Record<string, number>;
  /** Failed or timed out connections and responses. */
  failures: number;
}

/**
 * Sends requests in a cycle for some seconds.
 *
 * @throws Error that explains how to install `wrk` if it is missing.
 */
export async function loadWith(
  requests: readonly Wanted[],
  { hostname, port }: { hostname: string; port: number },
  bounds: LoadBounds,
): Promise<LoadReport> {
  const folder = await mkdtemp(path.join(tmpdir(), 'wrk-'));
  const list = path.join(folder, 'requests.txt');
  const { threads, connections, seconds } = bounds;
  const options = [
    '--threads',
    threads,
    '--connections',
    connections,
    '--duration',
    seconds,
    '--timeout',
    '10s',
    '--script',
    path.join(import.meta.dirname, 'wrk.lua'),
  ];
  try {
    await writeFile(list, requests.map(linesOf).join('\n'));
    const { stdout } = await run('wrk', [...options.map(String), `http://${hostname}:${port}`], {
      env: { ...process.env, REQUESTS: list },
    });
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as LoadReport;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('The bench of load needs wrk. Install it: apt-get install wrk', { cause: error });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A request in the format of `wrk.lua`: path and headers (`name: value`), separated by tabs. */
function linesOf({ path: address, headers }: Wanted): string {
  const fields = Object.entries({ ...BROWSER_HEADERS, ...headers }).map(([name, value]) => `${name}: ${value}`);
  return [address, ...fields].join('\t');
}
