import { bundleDeployedWorker } from '../support/deployed-worker.ts';
import { middleOf, round } from './figures.ts';
import { withIsolate } from './isolate.ts';
import type { Bench } from './run.ts';
import { readSitePages } from '../support/site-addresses.ts';
import { differentAddresses, type Visit } from './traffic.ts';
import { logProgress } from './log-progress.ts';

/**
 * Total number of requests. Override with the environment variable REQUESTS. A million takes a quarter of an hour on
 * two idle cores.
 */
const REQUESTS = Number(process.env['REQUESTS'] ?? 1_000_000);

const ADDRESSES = 10_000;

/** Number of popular URLs, which get every second request and fit into the isolate's memory. */
const POPULAR = 100;

const PARTS = 10;

/** Memory samples per part. */
const SAMPLES = 20;

/** Sends many requests to one isolate: half of them cycle through all URLs, half go to a few popular ones. */
export async function run(): Promise<Bench[]> {
  const visits = differentAddresses(await readSitePages(), ADDRESSES);
  const statuses = new Map<number, number>();
  const parts: number[] = [];
  const seconds = await withIsolate(await bundleDeployedWorker(), async ({ process, client }) => {
    const start = performance.now();
    const size = REQUESTS / PARTS / SAMPLES;
    for (let part = 0; part < PARTS; part += 1) {
      logProgress(part, PARTS, 'part');
      const samples: number[] = [];
      for (let at = 0; at < SAMPLES; at += 1) {
        const from = Math.round((part * SAMPLES + at) * size);
        const answers = await client.sendAll(walk(visits, from, Math.round(from + size)));
        for (const [status, count] of answers) statuses.set(status, (statuses.get(status) ?? 0) + count);
        samples.push(await process.memory());
      }
      parts.push(middleOf(samples));
      console.log(`${part + 1} of ${PARTS} parts: ${Math.round(parts[part] ?? 0)} MB`);
    }
    return (performance.now() - start) / 1000;
  });
  const expected = new Set(visits.map(({ status }) => status));
  const [first = 0] = parts;
  return [
    {
      title: `Worker: memory of one isolate, ${REQUESTS} requests on ${visits.length} addresses, ${Math.round(seconds)} s`,
      rows: [
        {
          name: 'resident set',
          figures: {
            'first tenth MB': Math.round(first),
            'half-way MB': Math.round(parts[PARTS / 2] ?? 0),
            'last tenth MB': Math.round(parts.at(-1) ?? 0),
            'most MB': Math.round(Math.max(...parts)),
            grows: round((parts.at(-1) ?? 0) / first, 2),
            errors: [...statuses]
              .filter(([status]) => !expected.has(status))
              .reduce((sum, [, count]) => sum + count, 0),
          },
          atMost: { grows: 1.1, errors: 0 },
        },
      ],
    },
  ];
}

/** The requests of a range of indices. */
function* walk(visits: readonly Visit[], from: number, to: number): Generator<Visit> {
  // A stride that is coprime to the length, so that popular pages include all kinds.
  for (let at = from; at < to; at += 1) {
    const turn = Math.floor(at / 2);
    const visit = at % 2 === 0 ? visits[turn % visits.length] : visits[((turn % POPULAR) * 97) % visits.length];
    if (visit) yield visit;
  }
}
