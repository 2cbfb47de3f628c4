import { readBuildInfo } from '../../pipeline/kit/build-info.ts';
import { createContext } from '../../pipeline/kit/context.ts';
import { currentBuildKey } from '../../site/page.ts';
import { startContentServer } from '../support/content-server.ts';
import { bundleDeployedWorker } from '../support/deployed-worker.ts';
import { middleOf, round } from './figures.ts';
import { askInTime, type Timed } from '../support/requests.ts';
import type { Bench, Row } from './run.ts';
import { readSitePages, type SitePage } from '../support/site-addresses.ts';
import { logProgress } from './log-progress.ts';
import { startWorkerd, type Workerd, type WorkerSetup } from '../support/workerd.ts';

/** Time to read a file from a cold location far from the content, in milliseconds. */
const DELAY = 300;

/** Number of pages requested, each for the first time. */
const PAGES = 40;

/** Number of fresh isolates. */
const STARTS = 10;

/** Pages requested before: one of each library and language, as any visit leaves them in memory. */
const WARM = 20;

/** Measures the time to first byte of pages whose content is slow to read. */
export async function run(): Promise<Bench[]> {
  const worker = await bundleDeployedWorker();
  const build = await readBuildInfo(createContext());
  const pages = await readSitePages();
  const rows: Row[] = [];
  for (const source of ['assets', 'KV'] as const) {
    const content = await startContentServer(worker.assets, { [currentBuildKey(build.worker)]: build.id });
    const setup: WorkerSetup = {
      ...worker,
      ...(source === 'KV' ? { kvPort: content.port } : { assetsPort: content.port }),
    };
    try {
      content.delay(0);
      const warm = await withWorkerd(setup, async (workerd) => {
        for (const { html } of spread(pages, WARM)) await askInTime(workerd, html);
        content.delay(DELAY);
        const times: Timed[] = [];
        for (const { html } of spread(pages, PAGES, 1)) times.push(await askInTime(workerd, html));
        return times;
      });
      const fresh: Timed[] = [];
      for (const [at, { html }] of spread(pages, STARTS).entries()) {
        logProgress(at, STARTS, `fresh isolate with content from ${source},`);
        fresh.push(await withWorkerd(setup, (workerd) => askInTime(workerd, html)));
      }
      rows.push(rowOf(`first byte with slow content, from ${source}`, warm, { 'first byte ms': 30 }));
      rows.push(rowOf(`the same in a fresh isolate, from ${source}`, fresh));
    } finally {
      await content.stop();
    }
  }
  return [{ title: `Worker: content that takes ${DELAY} ms to read`, rows }];
}

async function withWorkerd<T>(setup: WorkerSetup, use: (workerd: Workerd) => Promise<T>): Promise<T> {
  const workerd = await startWorkerd(setup);
  try {
    return await use(workerd);
  } finally {
    await workerd.stop();
  }
}

/** Picks pages evenly from the list. */
function spread(pages: readonly SitePage[], count: number, from = 0): SitePage[] {
  const step = Math.floor(pages.length / count);
  return pages.filter((_, at) => at % step === from).slice(0, count);
}

function rowOf(name: string, times: readonly Timed[], atMost: Record<string, number> = {}): Row {
  const figures = {
    'first byte ms': round(middleOf(times.map(({ first }) => first))),
    'whole ms': round(middleOf(times.map(({ whole }) => whole))),
  };
  return { name, figures, atMost };
}
