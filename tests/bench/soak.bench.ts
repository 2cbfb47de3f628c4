import { readBuildInfo } from '../../pipeline/kit/build-info.ts';
import { createContext } from '../../pipeline/kit/context.ts';
import { currentBuildKey } from '../../site/page.ts';
import { startContentServer, type ContentServer, type Fault } from '../support/content-server.ts';
import { createHostileRequests, createRandom } from '../support/hostile-requests.ts';
import { bundleDeployedWorker } from '../support/deployed-worker.ts';
import { round } from './figures.ts';
import { createClient, type Client, type Wanted } from '../support/requests.ts';
import type { Bench, Row } from './run.ts';
import { readSitePages } from '../support/site-addresses.ts';
import { mixedVisits } from './traffic.ts';
import { startWorkerd } from '../support/workerd.ts';
import { logProgress } from './log-progress.ts';

/** Duration in minutes. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const PHASE_SECONDS = 15;
const CALIBRATION_SECONDS = 10;
const CONNECTIONS = 64;

/** Share of what the machine answers. */
const SHARE = 0.8;

/** Faults of KV, one in every other phase. The assets have the same content, so that no reader may see one of them. */
const FAULTS: readonly Fault[] = ['stalls', 'refuses', 'is missing', 'lies', 'breaks off', 'hangs up', 'trickles'];

/** Pages that the isolate has in memory, and how many visits of a hundred go there. */
const KEPT_PAGES = 20;
const KEPT_SHARE = 50;

const MCP_MESSAGE: Wanted = {
  path: '/mcp',
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
  body: '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
};

interface SoakVisit {
  wanted: Wanted;
  /** Of a page in memory. */
  isKept: boolean;
  /** Whether a status is right for it. */
  isRight: (status: number) => boolean;
}

interface Phase {
  fault: Fault | null;
  visits: number;
  /** Milliseconds of each visit to a page in memory. */
  kept: number[];
  wrong: string[];
  /** Resident set at its end, in megabytes. */
  memory: number;
}

/** Mixed visits for a long time, at a steady rate, while KV alternately fails and works. */
export async function run(): Promise<Bench[]> {
  const worker = await bundleDeployedWorker();
  const { id, worker: version } = await readBuildInfo(createContext());
  const content = await startContentServer(worker.assets, { [currentBuildKey(version)]: id });
  const workerd = await startWorkerd({ ...worker, kvPort: content.port });
  const client = createClient(workerd, CONNECTIONS);
  try {
    const next = await createVisits();
    const answered = await visitAtRate(client, next, Infinity, CALIBRATION_SECONDS);
    const rate = (answered.visits / CALIBRATION_SECONDS) * SHARE;
    const phases: Phase[] = [];
    const count = Math.max(2, Math.round((MINUTES * 60) / PHASE_SECONDS));
    for (let at = 0; at < count; at += 1) {
      logProgress(at, count, `phase of ${PHASE_SECONDS} seconds,`);
      const fault = at % 2 === 0 ? null : (FAULTS[((at - 1) / 2) % FAULTS.length] ?? null);
      phases.push(await runPhase(content, fault, workerd.memory, () => visitAtRate(client, next, rate, PHASE_SECONDS)));
    }
    const title = `Soak: ${MINUTES} minutes of mixed visits, ${Math.round(rate)} a second (${SHARE} of what is answered)`;
    return [{ title, rows: rowsOf(phases) }];
  } finally {
    client.close();
    await workerd.stop();
    await content.stop();
  }
}

async function runPhase(
  content: ContentServer,
  fault: Fault | null,
  memory: () => Promise<number>,
  visit: () => Promise<Omit<Phase, 'fault' | 'memory'>>,
): Promise<Phase> {
  content.fail(fault);
  const visited = await visit();
  return { fault, ...visited, memory: await memory() };
}

/** Visits in their shares: pages in memory, mixed visits, hostile requests, messages to the MCP server. */
async function createVisits(): Promise<() => SoakVisit> {
  const pages = await readSitePages();
  const mixed = mixedVisits(pages, 4000, () => '"other"').map((visit) => ({
    wanted: visit,
    isKept: false,
    // No tag is right: who comes again gets the page.
    isRight: (status: number) => status === (visit.status === 304 ? 200 : visit.status),
  }));
  const hostile = createHostileRequests(
    createRandom(1),
    pages.map(({ html }) => html),
  );
  const isNoFailure = (status: number) => status < 500;
  let at = 0;
  return () => {
    at += 1;
    const share = (at * 37) % 100;
    if (share < KEPT_SHARE) {
      const path = pages[at % KEPT_PAGES]?.html ?? '/';
      return { wanted: { path }, isKept: true, isRight: (status) => status === 200 };
    }
    const visit = mixed[at % mixed.length];
    if (share >= 95 || !visit) return { wanted: hostile(), isKept: false, isRight: isNoFailure };
    if (share >= 92) return { wanted: MCP_MESSAGE, isKept: false, isRight: (status) => status === 200 };
    return visit;
  };
}

/** Sends visits at a rate, or as fast as the connections allow. */
async function visitAtRate(
  client: Client,
  next: () => SoakVisit,
  rate: number,
  seconds: number,
): Promise<Omit<Phase, 'fault' | 'memory'>> {
  const phase = { visits: 0, kept: [] as number[], wrong: [] as string[] };
  const start = performance.now();
  const end = start + seconds * 1000;
  const visit = async () => {
    const { wanted, isKept, isRight } = next();
    const sent = performance.now();
    const answer = await client.ask(wanted).catch((error: Error) => error);
    phase.visits += 1;
    if (isKept) phase.kept.push(performance.now() - sent);
    const failure = answer instanceof Error ? answer.message : isRight(answer.status) ? null : String(answer.status);
    if (failure !== null) phase.wrong.push(`${wanted.path} ${failure}`);
  };
  const work = async (offset: number) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      // Each connection has its own schedule, so that the rate is right across all of them.
      const due = start + ((turn * CONNECTIONS + offset) / rate) * 1000;
      const early = due - performance.now();
      if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
      await visit();
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, offset) => work(offset)));
  return phase;
}

function rowsOf(phases: readonly Phase[]): Row[] {
  const well = phases.filter(({ fault }) => fault === null);
  const failing = phases.filter(({ fault }) => fault !== null);
  const p99Of = (list: readonly Phase[]) => {
    const all = list.flatMap(({ kept }) => kept).sort((a, b) => a - b);
    return all[Math.floor(all.length * 0.99)] ?? 0;
  };
  for (const line of phases.flatMap(({ wrong }) => wrong).slice(0, 20)) console.error(line);
  const rowOf = (name: string, list: readonly Phase[]): Row => ({
    name,
    figures: {
      visits: list.reduce((sum, { visits }) => sum + visits, 0),
      'p99 ms of pages in memory': round(p99Of(list), 2),
      errors: list.reduce((sum, { wrong }) => sum + wrong.length, 0),
      'memory MB': Math.round(list.at(-1)?.memory ?? 0),
    },
    atMost: { errors: 0 },
  });
  const half = phases.slice(Math.floor(phases.length / 2));
  return [
    rowOf('KV is well', well),
    rowOf('KV fails', failing),
    {
      name: 'in the course of it',
      figures: {
        'p99 with faults, of without': round(p99Of(failing) / p99Of(well), 2),
        'memory at the end, of half-way': round((half.at(-1)?.memory ?? 0) / (half[0]?.memory ?? 1), 2),
      },
      atMost: { 'p99 with faults, of without': 2, 'memory at the end, of half-way': 1.1 },
    },
  ];
}
