import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Configuration of `startWorkerd`. */
export interface WorkerSetup {
  /** The worker's only module. */
  script: string;
  compatibilityDate: string;
  variables?: Record<string, string>;
  /** Folder to serve as the `ASSETS` binding. */
  assets?: string;
  /** Port of a server to use for `ASSETS` instead. */
  assetsPort?: number;
  /** Port of the server that mocks KV, bound as `CONTENT`. */
  kvPort?: number;
  /** Port of the server that receives data points, bound as `COUNTS`. */
  countsPort?: number;
}

/** A process of the runtime, with one isolate. */
export interface Workerd {
  hostname: string;
  port: number;
  /** CPU time of the process so far, user and system, in seconds. */
  cpu: () => Promise<number>;
  /** Resident set in megabytes. */
  memory: () => Promise<number>;
  /** The worker's log output. */
  log: () => string;
  stop: () => Promise<void>;
}

/** The workerd binary that wrangler depends on; its package exports the path for this platform. */
const { default: BINARY } = createRequire(import.meta.url)('workerd') as { default: string };

const HOSTNAME = '127.0.0.1';

/**
 * A request's header that sets the protocol of the URL that the worker sees. Not `X-Forwarded-Proto`, which hostile
 * requests send: the runtime answers 500 to a protocol that is none.
 */
const FORWARDED_PROTOCOL = 'X-Test-Protocol';

/** Limit of the kept log in characters. */
const MAX_LOG = 100_000;

/** Clock ticks per second in `/proc/<pid>/stat` (`getconf CLK_TCK`); the same on every Linux. */
const TICKS = 100;

// By default a signal would skip the `exit` handlers, which stop the processes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/**
 * Runs a worker in plain `workerd`, without proxy or asset server, so that all CPU time is that of the worker and the
 * runtime. It ends with this process at the latest.
 *
 * @throws Error with the runtime's output if it exits before it listens.
 */
export async function startWorkerd(setup: WorkerSetup): Promise<Workerd> {
  const folder = await mkdtemp(path.join(tmpdir(), 'workerd-'));
  await writeFile(path.join(folder, 'index.js'), setup.script);
  await writeFile(path.join(folder, 'config.capnp'), configuration(setup));
  // The runtime counts that binding among its experiments.
  const experimental = setup.countsPort === undefined ? [] : ['--experimental'];
  const child = spawn(BINARY, ['serve', 'config.capnp', '--control-fd=3', ...experimental], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    kill();
    await ended;
    process.off('exit', kill);
    await rm(folder, { recursive: true, force: true });
  };
  let messages = '';
  for (const output of [child.stdout, child.stderr])
    output?.on('data', (chunk: Buffer) => (messages = (messages + chunk.toString()).slice(-MAX_LOG)));
  const listens = getPort(child.stdio[3] as Readable);
  const port = await Promise.race([listens, ended]);
  if (port === undefined) {
    await stop();
    throw new Error(`workerd ended before it listened:\n${messages}`);
  }
  const proc = `/proc/${child.pid}`;
  return {
    hostname: HOSTNAME,
    port,
    cpu: () => getCpu(proc),
    memory: () => getMemory(proc),
    log: () => messages,
    stop,
  };
}

/** The runtime reports its port on the control channel. */
async function getPort(control: Readable): Promise<number> {
  for await (const line of createInterface({ input: control })) {
    const { event, port } = JSON.parse(line) as { event: string; port: number };
    if (event === 'listen') return port;
  }
  return new Promise(() => undefined);
}

/** User and system time follow the command's name, which may contain spaces (proc_pid_stat(5)). */
async function getCpu(proc: string): Promise<number> {
  const stat = await readFile(`${proc}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

async function getMemory(proc: string): Promise<number> {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(await readFile(`${proc}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** https://github.com/cloudflare/workerd/blob/main/src/workerd/server/workerd.capnp */
function configuration(setup: WorkerSetup): string {
  const { compatibilityDate, variables = {}, assets, assetsPort, kvPort, countsPort } = setup;
  const text = (value: string) => JSON.stringify(value);
  const bindings = Object.entries(variables).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`);
  const services: string[] = [];
  const serve = (name: string, port: number) =>
    services.push(`(name = "${name}", external = (address = "${HOSTNAME}:${port}", http = ()))`);
  if (assets !== undefined || assetsPort !== undefined) bindings.push('(name = "ASSETS", service = "assets")');
  if (assetsPort !== undefined) serve('assets', assetsPort);
  else if (assets !== undefined) services.push(`(name = "assets", disk = (path = ${text(assets)}))`);
  if (kvPort !== undefined) {
    bindings.push('(name = "CONTENT", kvNamespace = "kv")');
    serve('kv', kvPort);
  }
  if (countsPort !== undefined) {
    bindings.push('(name = "COUNTS", analyticsEngine = "counts")');
    serve('counts', countsPort);
  }
  const worker = [
    'modules = [(name = "index.js", esModule = embed "index.js")]',
    `compatibilityDate = ${text(compatibilityDate)}`,
    `bindings = [${bindings.join(', ')}]`,
  ];
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = (${worker.join(', ')})), ${services.join(', ')}],
  sockets = [(name = "http", address = "${HOSTNAME}:0", http = (forwardedProtoHeader = "${FORWARDED_PROTOCOL}"), service = "main")],
);
`;
}
