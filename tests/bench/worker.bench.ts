import { setTimeout as wait } from 'node:timers/promises';
import { CODE_STYLINGS, CODE_VARIANTS } from '../../site/preferences.ts';
import { bundleBareWorker } from './bare-worker.ts';
import { bundleDeployedWorker } from '../support/deployed-worker.ts';
import { getMiddle, round } from './figures.ts';
import { withIsolate, type Isolate } from './isolate.ts';
import type { Received, Wanted } from '../support/requests.ts';
import type { Bench, Row } from './run.ts';
import { readSitePages, type SitePage } from '../support/site-addresses.ts';
import type { WorkerSetup } from '../support/workerd.ts';
import { logProgress } from './log-progress.ts';

/** Each round uses fresh isolates; the median of the ratios counts. */
const ROUNDS = 5;

/** Requests per measurement: at 0.2 ms each, that is forty ticks of the system clock. */
const REQUESTS = 2000;

/** Measurements of the bare worker and of hits in memory per round. */
const TURNS = 3;

/**
 * Every nth page by size is requested repeatedly. The others are not requested before they are measured, in all
 * variants.
 */
const KNOWN_EVERY = 8;

/** CPU time per request in milliseconds. */
interface Costs {
  bare: number;
  memory: number;
  notModified: number;
  miss: number;
}

interface Plan {
  worker: WorkerSetup;
  bare: WorkerSetup;
  /** Pages that fit into the isolate's memory, with their ETags. */
  known: { wanted: Wanted; etag: string }[];
  unseen: Wanted[];
  /** Mean size of a page in bytes. */
  bytes: number;
}

/** CPU time per request in plain workerd, compared with a bare Hono worker that returns a string of the same size. */
export async function run(): Promise<Bench[]> {
  const worker = await bundleDeployedWorker();
  const plan = await getPlan(worker, await readSitePages());
  const rounds: Costs[] = [];
  for (let at = 0; at < ROUNDS; at += 1) {
    logProgress(at, ROUNDS);
    rounds.push(await measure(plan));
  }
  const rows = [
    row('304 to a reader who has the page', rounds, 'notModified', { 'of bare': 0.75 }),
    row("hit in the isolate's memory", rounds, 'memory', { 'of bare': 0.75 }),
    row('miss: a page that the isolate never saw', rounds, 'miss', { 'of bare': 8 }),
  ];
  const title = `Worker: processor time of a request, ${round(plan.bytes / 1000)} KB, beside a bare Hono string`;
  return [{ title, rows }];
}

function row(name: string, rounds: readonly Costs[], kind: keyof Costs, atMost: Record<string, number> = {}): Row {
  const ratios = rounds.map((costs) => costs[kind] / costs.bare);
  return {
    name,
    figures: {
      'CPU ms': round(getMiddle(rounds.map((costs) => costs[kind])), 3),
      'bare CPU ms': round(getMiddle(rounds.map(({ bare }) => bare)), 3),
      'of bare': round(getMiddle(ratios), 2),
      least: round(Math.min(...ratios), 2),
      most: round(Math.max(...ratios), 2),
    },
    atMost,
  };
}

/** Requests every page once to learn its size and ETag. */
async function getPlan(worker: WorkerSetup, pages: readonly SitePage[]): Promise<Plan> {
  return withIsolate(worker, async ({ client }) => {
    const answers: { wanted: Wanted; received: Received }[] = [];
    for (const { html } of pages) {
      const received = await client.ask({ path: html });
      if (received.status !== 200) throw new Error(`${html} is answered with ${received.status}.`);
      answers.push({ wanted: { path: html }, received });
    }
    answers.sort((a, b) => a.received.body.length - b.received.body.length);
    const known = answers.filter((_, at) => at % KNOWN_EVERY === 0);
    const bytes = Math.round(answers.reduce((sum, { received }) => sum + received.body.length, 0) / answers.length);
    const nearest = answers.find(({ received }) => received.body.length >= bytes) ?? answers[0];
    if (!nearest) throw new Error('The build has no pages. Run `npm run build`.');
    return {
      worker,
      bare: await bundleBareWorker(nearest.received, bytes, worker.compatibilityDate),
      known: known.map(({ wanted, received }) => ({ wanted, etag: received.headers.etag ?? '' })),
      unseen: answers.filter((_, at) => at % KNOWN_EVERY !== 0).map(({ wanted }) => wanted),
      bytes,
    };
  });
}

/** One round: warms up both workers, then measures each kind of request. */
async function measure({ worker, bare, known, unseen }: Plan): Promise<Costs> {
  const pages = known.map(({ wanted }) => wanted);
  return withIsolate(bare, (ofBare) =>
    withIsolate(worker, async (ours) => {
      await ofBare.client.sendAll(repeat(pages, REQUESTS));
      // In all variants, so that the runtime has compiled what a miss takes.
      await ours.client.sendAll([...inAllVariants(pages), ...repeat(pages, REQUESTS)]);
      // Alternating, so that load on the machine affects both.
      const turns: { bare: number; memory: number }[] = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        turns.push({
          bare: await getCost(ofBare, repeat(pages, REQUESTS), 200),
          memory: await getCost(ours, repeat(pages, REQUESTS), 200),
        });
      }
      const bareCost = mean(turns.map((turn) => turn.bare));
      const memory = mean(turns.map((turn) => turn.memory));
      const tagged = known.map(({ wanted, etag }) => ({ ...wanted, headers: { 'If-None-Match': etag } }));
      const notModified = await getCost(ours, repeat(tagged, REQUESTS), 304);
      const miss = await getCost(ours, inAllVariants(unseen), 200);
      return { bare: bareCost, memory, notModified, miss };
    }),
  );
}

/** Pages as requested by readers with all combinations of preferences. */
function inAllVariants(pages: readonly Wanted[]): Wanted[] {
  return CODE_VARIANTS.flatMap((variant) =>
    CODE_STYLINGS.flatMap((styling) =>
      pages.map(({ path }) => ({ path, headers: { Cookie: `codeVariant=${variant}; codeStyling=${styling}` } })),
    ),
  );
}

/** CPU milliseconds per request. @throws Error for an unexpected status. */
async function getCost({ process, client }: Isolate, requests: readonly Wanted[], status: number): Promise<number> {
  // Wait for work after the last responses, such as filling the cache.
  await wait(300);
  const before = await process.cpu();
  const statuses = await client.sendAll(requests);
  await wait(300);
  if (statuses.get(status) !== requests.length)
    throw new Error(`Expected ${status} alone, and got ${[...statuses].join('; ')}.`);
  return (((await process.cpu()) - before) * 1000) / requests.length;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function repeat<T>(items: readonly T[], count: number): T[] {
  return Array.from({ length: Math.ceil(count / items.length) }, () => items)
    .flat()
    .slice(0, count);
}
