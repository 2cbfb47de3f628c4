import { expect, it } from 'vitest';
import { createClient, type Head } from '../../support/requests.ts';
import { readSitePages } from '../../support/site-addresses.ts';
import { createHostileRequests, createRandom } from '../../support/hostile-requests.ts';
import { useIsolates, type Isolate } from '../../support/isolates.ts';

const { start } = useIsolates();

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 200_000);
/** An isolate has one thread: as many as a small machine has cores. */
const ISOLATES = 2;
/** To each isolate. */
const CONNECTIONS = 16;
/** Stops after this many failures. */
const MAX_PROBLEMS = 10;

/** Maximum memory of a process afterwards, in megabytes: what an isolate remembers, and the runtime. */
const MOST_MEMORY = 700;

/** What a redirect may lead to: a path of this site, or the site's own https. */
const OWN_ADDRESS = /^(?:\/(?![/\\])|https:\/\/mui\.com\/)/;

/** What is wrong with an answer; null for nothing. */
function getProblem({ status, headers }: Head): string | null {
  if (status < 200 || status >= 500) return `is answered with ${status}`;
  if (headers.location !== undefined && !OWN_ADDRESS.test(headers.location)) return `leads to ${headers.location}`;
  if (headers['set-cookie']) return `sets ${String(headers['set-cookie'])}`;
  return null;
}

interface Report {
  /** Requests that failed, and how. */
  problems: string[];
  /** Answers by status. */
  statuses: Map<number, number>;
}

/** Sends hostile requests to several isolates, each on many connections. */
async function bombard(isolates: readonly Isolate[], seed: number): Promise<Report> {
  const pages = (await readSitePages()).map(({ html }) => html);
  const next = createHostileRequests(createRandom(seed), pages);
  const clients = isolates.map((isolate) => createClient(isolate, CONNECTIONS));
  const problems: string[] = [];
  const statuses = new Map<number, number>();
  let left = REQUESTS;
  const workers = clients.flatMap(({ askForHead }) =>
    Array.from({ length: CONNECTIONS }, async () => {
      while (left > 0 && problems.length < MAX_PROBLEMS) {
        left -= 1;
        const hostile = next();
        const answer = await askForHead(hostile).catch((error: Error) => error);
        const problem = answer instanceof Error ? `brings ${answer.message}` : getProblem(answer);
        if (problem !== null) problems.push(`${JSON.stringify(hostile).slice(0, 600)} ${problem}`);
        if (!(answer instanceof Error)) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      }
    }),
  );
  await Promise.all(workers).finally(() => clients.forEach(({ close }) => close()));
  return { problems, statuses };
}

it('hostile requests bring no failure, no way out and no leak', { timeout: 900_000 }, async () => {
  const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 32));
  const isolates = await Promise.all(Array.from({ length: ISOLATES }, () => start()));
  const began = performance.now();
  const { problems, statuses } = await bombard(isolates, seed);
  const seconds = Math.round((performance.now() - began) / 1000);
  const cpu = (await Promise.all(isolates.map((isolate) => isolate.cpu()))).reduce((sum, one) => sum + one, 0);
  console.log(
    `FUZZ_SEED=${seed}: ${REQUESTS} hostile requests, ${seconds} s, ${Math.round(cpu)} s of the worker's processor`,
  );
  expect(problems).toEqual([]);
  // They reach all that answers: pages, redirects, refusals, and what does not exist.
  for (const status of [200, 301, 308, 400, 404, 405])
    expect(statuses.get(status) ?? 0, String(status)).toBeGreaterThan(REQUESTS / 1000);
  for (const isolate of isolates) {
    expect(isolate.log()).not.toMatch(/error/i);
    expect(await isolate.memory()).toBeLessThan(MOST_MEMORY);
  }
});
