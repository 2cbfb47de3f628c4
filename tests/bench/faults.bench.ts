import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuildInfo } from '../../pipeline/kit/build-info.ts';
import { createContext } from '../../pipeline/kit/context.ts';
import { currentBuildKey } from '../../site/page.ts';
import { startContentServer, type Fault } from '../setup/content-server.ts';
import { startEdgeCacheMock } from './data-centre.ts';
import { bundleDeployedWorker, type DeployedWorker } from './deployed-worker.ts';
import { askInTime, type Timed } from './requests.ts';
import type { Bench, Row } from './run.ts';
import { tellRound } from './tell-round.ts';
import { startWorkerd, type WorkerSetup } from './workerd.ts';

const PAGE = '/x/react-tree-view/rich-tree-view/editing/';
const PAGE_FILE = /editing\.page$/;
const NEXT_PAGE = '/x/react-charts/';

/** Size of the edge cache in bytes: enough for the requested pages. */
const CACHE_BYTES = 2 ** 24;

/** The document with the table of results, and the marks around it. */
const DOCUMENT = 'docs/operations.md';
const MARKS = ['<!-- faults -->', '<!-- end of faults -->'] as const;

type Place = 'KV' | 'the assets' | 'the cache';

/** Where a failure is injected, its kind, a description, and which files it affects. */
const FAULTS: [place: Place, fault: Fault, what: string, where?: RegExp][] = [
  ['KV', 'stalls', 'KV stalls'],
  ['KV', 'refuses', 'KV answers with an error'],
  ['KV', 'is missing', 'KV is empty'],
  ['KV', 'lies', 'KV has something else under its keys'],
  ['KV', 'stalls', 'KV stalls at the current build', /^current-build/],
  ['KV', 'is missing', 'nothing was published for the worker', /^current-build/],
  ['KV', 'is missing', 'KV has lost a page', PAGE_FILE],
  ['KV', 'stalls', 'KV stalls at a page', PAGE_FILE],
  ['KV', 'breaks off', 'KV breaks off half-way through a page', PAGE_FILE],
  ['KV', 'trickles', 'KV sends a page drop by drop', PAGE_FILE],
  ['the assets', 'refuses', 'no KV, and the assets answer with an error'],
  ['the assets', 'stalls', 'no KV, and the assets stall'],
  ['the assets', 'stalls', 'no KV, and the assets stall at a page', PAGE_FILE],
  ['the assets', 'breaks off', 'no KV, and the assets break off half-way through a page', PAGE_FILE],
  ['the assets', 'refuses', 'no KV, and the assets have lost a navigation', /_navigation/],
  ['the cache', 'stalls', 'the data centre’s cache stalls'],
  ['the cache', 'refuses', 'the data centre’s cache fails'],
];

/**
 * Measures what readers get for each failure: the first reader of a fresh isolate and the next one. Also updates the
 * document.
 */
export async function run(): Promise<Bench[]> {
  const worker = await bundleDeployedWorker();
  const reference = await withSite(worker, {}, (ask) => ask(PAGE));
  if (reference.status !== 200 || reference.breaksOff) throw new Error(`${PAGE} does not come whole without a fault.`);
  const rows: Row[] = [];
  for (const [at, [place, fault, what, where]] of FAULTS.entries()) {
    tellRound(at, FAULTS.length, 'fault');
    rows.push({ name: what, figures: await observe(worker, place, fault, where, reference.text) });
  }
  await writeTable(rows);
  return [{ title: 'Faults of content, in a fresh isolate', rows }];
}

async function observe(
  worker: DeployedWorker,
  place: Place,
  fault: Fault,
  where: RegExp | undefined,
  whole: string,
): Promise<Row['figures']> {
  const { id, worker: version } = await readBuildInfo(createContext());
  const content = await startContentServer(worker.assets, { [currentBuildKey(version)]: id });
  const port = {
    KV: { kvPort: content.port },
    'the assets': { assetsPort: content.port },
    'the cache': { cachePort: content.port },
  }[place];
  try {
    content.fail(fault, where);
    return await withSite(worker, port, async (ask, log) => {
      const page = await ask(PAGE);
      const next = await ask(NEXT_PAGE);
      const health = JSON.parse((await ask('/healthz')).text) as { status: string };
      return {
        status: page.status,
        'first byte ms': Math.round(page.first),
        'whole ms': Math.round(page.whole),
        'reader sees': viewOf(page, whole),
        'next page ms': Math.round(next.whole),
        healthz: health.status,
        'log says': firstReason(log(), id),
      };
    });
  } finally {
    await content.stop();
  }
}

async function withSite<T>(
  worker: WorkerSetup,
  setup: Partial<WorkerSetup>,
  use: (ask: (path: string) => Promise<Timed>, log: () => string) => Promise<T>,
): Promise<T> {
  const dataCentre = await startEdgeCacheMock(CACHE_BYTES);
  try {
    const workerd = await startWorkerd({ ...worker, cachePort: dataCentre.port, ...setup });
    try {
      return await use((address) => askInTime(workerd, address), workerd.log);
    } finally {
      await workerd.stop();
    }
  } finally {
    await dataCentre.stop();
  }
}

function viewOf({ status, text, breaksOff }: Timed, whole: string): string {
  if (text === whole) return 'the page';
  if (status >= 500) return 'an error page with an id';
  const isInNavigation = text.indexOf('error broken') < text.indexOf('<main');
  const place = isInNavigation ? 'the page, without its navigation' : 'the beginning of the page';
  return `${place}; a message with an id and a link to reload${breaksOff ? '' : ' (complete!)'}`;
}

/** The reason in the first log line that has one. */
function firstReason(log: string, build: string): string {
  const [line] = log.split('\n').filter((text) => text.includes('"reason"'));
  if (line === undefined) return 'nothing';
  const { reason } = JSON.parse(line) as { reason: string };
  return reason.replaceAll(`_content/${build}/`, '…/').replace(/ Build and deploy again.*/, '');
}

async function writeTable(rows: readonly Row[]): Promise<void> {
  const file = path.join(createContext().root, DOCUMENT);
  const columns = Object.keys(rows[0]?.figures ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const table = [
    line(['fault', ...columns]),
    line(['---', ...columns.map(() => '---')]),
    ...rows.map(({ name, figures }) => line([name, ...Object.values(figures)])),
  ].join('\n');
  const [before = '', rest = ''] = (await readFile(file, 'utf8')).split(MARKS[0]);
  const [, after = ''] = rest.split(MARKS[1]);
  await writeFile(file, `${before}${MARKS[0]}\n\n${table}\n\n${MARKS[1]}${after}`);
}
