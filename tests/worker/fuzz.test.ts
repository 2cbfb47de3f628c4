import { expect, it } from 'vitest';
import { startDataCentre } from '../bench/data-centre.ts';
import { createClient, type Received } from '../bench/requests.ts';
import { readSitePages } from '../bench/site-addresses.ts';
import { createHostileRequests, createRandom } from '../setup/hostile-requests.ts';
import { useIsolates } from '../setup/isolates.ts';

const { start } = useIsolates();

const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 200_000);
const CONNECTIONS = 32;
/** What the data centre's cache keeps. */
const CACHE_BYTES = 2 ** 26;

/** Most memory of the process afterwards, in megabytes: what an isolate remembers, and the runtime. */
const MOST_MEMORY = 700;

/** What a redirect may lead to: a path of this site, or the site's own https. */
const OWN_ADDRESS = /^(?:\/(?![/\\])|https:\/\/mui\.com\/)/;

/** What is wrong with an answer; null for nothing. */
function problemOf({ status, headers }: Received): string | null {
  if (status < 200 || status >= 500) return `is answered with ${status}`;
  if (headers.location !== undefined && !OWN_ADDRESS.test(headers.location)) return `leads to ${headers.location}`;
  if (headers['set-cookie']) return `sets ${String(headers['set-cookie'])}`;
  return null;
}

it('hostile requests bring no failure, no way out and no leak', { timeout: 900_000 }, async () => {
  const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 32));
  console.log(`${REQUESTS} hostile requests: FUZZ_SEED=${seed}`);
  const dataCentre = await startDataCentre(CACHE_BYTES);
  const isolate = await start({ cachePort: dataCentre.port });
  const next = createHostileRequests(
    createRandom(seed),
    (await readSitePages()).map(({ html }) => html),
  );
  const client = createClient(isolate, CONNECTIONS);
  const problems: string[] = [];
  const statuses = new Map<number, number>();
  let left = REQUESTS;
  const work = async () => {
    while (left > 0 && problems.length < 10) {
      left -= 1;
      const hostile = next();
      const answer = await client.ask(hostile).catch((error: Error) => error);
      const problem = answer instanceof Error ? `brings ${answer.message}` : problemOf(answer);
      if (problem !== null) problems.push(`${JSON.stringify(hostile).slice(0, 600)} ${problem}`);
      if (!(answer instanceof Error)) statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  };
  try {
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  } finally {
    client.close();
    await dataCentre.stop();
  }
  expect(problems).toEqual([]);
  // The requests reach all that answers: pages, redirects, refusals, and what does not exist.
  for (const status of [200, 301, 308, 400, 404, 405])
    expect(statuses.get(status) ?? 0).toBeGreaterThan(REQUESTS / 1000);
  expect(isolate.log()).not.toMatch(/error/i);
  expect(await isolate.memory()).toBeLessThan(MOST_MEMORY);
});
