import { bundleBareWorker } from './bare-worker.ts';
import { bundleDeployedWorker } from '../support/deployed-worker.ts';
import { middleOf, round } from './figures.ts';
import { withIsolate, type Isolate } from './isolate.ts';
import type { Received } from '../support/requests.ts';
import type { Bench, Row } from './run.ts';
import { readSitePages } from '../support/site-addresses.ts';
import { mixedVisits, type Visit } from './traffic.ts';
import type { WorkerSetup } from '../support/workerd.ts';
import { loadWith, type LoadReport } from './wrk.ts';
import { logProgress } from './log-progress.ts';

/** Plus a warm-up round: a new heap grows until its first garbage collection. */
const ROUNDS = 3;
const VISITS = 4000;
const BOUNDS = { threads: 2, connections: 32, seconds: 15 };

interface Measured extends LoadReport {
  /** Resident set after the run, in megabytes. */
  memory: number;
}

/** Load-tests the production worker in plain workerd with mixed visits, and a bare worker under the same load. */
export async function run(): Promise<Bench[]> {
  const worker = await bundleDeployedWorker();
  const { visits, bare, bytes } = await planOf(worker);
  const ours: Measured[] = [];
  const theirs: Measured[] = [];
  await withIsolate(worker, (ofOurs) =>
    withIsolate(bare, async (ofBare) => {
      for (let at = 0; at <= ROUNDS; at += 1) {
        logProgress(at, ROUNDS + 1);
        theirs.push(await measure(ofBare, visits));
        ours.push(await measure(ofOurs, visits));
      }
    }),
  );
  const expected = new Set(visits.map(({ status }) => status));
  const rows = [
    rowOf('bare Hono string', theirs, new Set([200])),
    { ...rowOf('ours', ours, expected), atMost: { errors: 0, 'memory grows': 1.1 } },
  ];
  const ratio = (figure: 'p50' | 'p99') =>
    round(middleOf(ours.slice(1).map((one) => one[figure])) / middleOf(theirs.slice(1).map((one) => one[figure])), 2);
  rows.push({ name: 'ours, of bare', figures: { 'p50 ms': ratio('p50'), 'p99 ms': ratio('p99') } });
  const { connections, seconds } = BOUNDS;
  return [
    {
      title: `Load: mixed visits, ${round(bytes / 1000)} KB in the mean, ${connections} connections, ${ROUNDS} times ${seconds} s`,
      rows,
    },
  ];
}

/** The visits, each tried once, and a bare worker whose response has their mean size. */
async function planOf(worker: WorkerSetup): Promise<{ visits: Visit[]; bare: WorkerSetup; bytes: number }> {
  const pages = await readSitePages();
  return withIsolate(worker, async ({ client }) => {
    const tags = new Map<string, string>();
    for (const { html } of pages) tags.set(html, (await client.ask({ path: html })).headers.etag ?? '');
    const visits = mixedVisits(pages, VISITS, ({ html }) => tags.get(html) ?? '');
    const answers: Received[] = [];
    for (const visit of visits) {
      const answer = await client.ask(visit);
      if (answer.status !== visit.status)
        throw new Error(`${visit.path} is answered with ${answer.status} instead of ${visit.status}.`);
      answers.push(answer);
    }
    const bytes = Math.round(answers.reduce((sum, { body }) => sum + body.length, 0) / answers.length);
    const model = answers.find(({ status, body }) => status === 200 && body.length >= bytes);
    if (!model) throw new Error('No answer is as long as the mean of all.');
    return { visits, bare: await bundleBareWorker(model, bytes, worker.compatibilityDate), bytes };
  });
}

async function measure({ process }: Isolate, visits: readonly Visit[]): Promise<Measured> {
  const report = await loadWith(visits, process, BOUNDS);
  return { ...report, memory: await process.memory() };
}

function rowOf(name: string, measured: readonly Measured[], expected: ReadonlySet<number>): Row {
  const [warm, ...rounds] = measured;
  const middle = (of: (one: Measured) => number) => middleOf(rounds.map(of));
  const errors = measured.map(({ failures, statuses }) => {
    const wrong = Object.entries(statuses).filter(([status]) => !expected.has(Number(status)));
    return failures + wrong.reduce((sum, [, count]) => sum + count, 0);
  });
  return {
    name,
    figures: {
      'p50 ms': round(middle(({ p50 }) => p50) / 1000, 2),
      'p99 ms': round(middle(({ p99 }) => p99) / 1000, 2),
      'requests a second': Math.round(middle(({ requests, duration }) => (requests * 1e6) / duration)),
      errors: errors.reduce((sum, count) => sum + count, 0),
      'memory MB': Math.round(middle(({ memory }) => memory)),
      'memory grows': round((rounds.at(-1)?.memory ?? 0) / (warm?.memory ?? 0), 2),
    },
  };
}
