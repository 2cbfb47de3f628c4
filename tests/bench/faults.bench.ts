import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuildInfo } from '../../pipeline/kit/build-info.ts';
import { createContext } from '../../pipeline/cache/context.ts';
import { currentBuildKey } from '../../site/page/page.ts';
import { startContentServer } from '../support/content-server.ts';
import { bundleDeployedWorker, type DeployedWorker } from '../support/deployed-worker.ts';
import { DOCUMENT, FAULTS, MARKS, PAGE, type InjectedFault } from './faults.ts';
import { askInTime, type Timed } from '../support/requests.ts';
import type { Bench, Row } from './run.ts';
import { logProgress } from './log-progress.ts';
import { startWorkerd, type WorkerSetup } from '../support/workerd.ts';

const NEXT_PAGE = '/x/react-charts/';

/**
 * Measures what readers get for each failure: the first reader of a fresh isolate and the next one. Also updates the
 * document.
 */
export async function run(): Promise<Bench[]> {
  const worker = await bundleDeployedWorker();
  const reference = await withSite(worker, {}, (ask) => ask(PAGE));
  if (reference.status !== 200 || reference.breaksOff) throw new Error(`${PAGE} does not come whole without a fault.`);
  const rows: Row[] = [];
  for (const [at, fault] of FAULTS.entries()) {
    logProgress(at, FAULTS.length, 'fault');
    rows.push({ name: fault.name, figures: await observe(worker, fault, reference.text) });
  }
  await writeTable(rows);
  return [{ title: 'Faults of content, in a fresh isolate', rows }];
}

async function observe(
  worker: DeployedWorker,
  { place, fault, where }: InjectedFault,
  whole: string,
): Promise<Row['figures']> {
  const { id, worker: version } = await readBuildInfo(createContext());
  const content = await startContentServer(worker.assets, { [currentBuildKey(version)]: id });
  const port = place === 'KV' ? { kvPort: content.port } : { assetsPort: content.port };
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
        'reader sees': getView(page, whole),
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
  const workerd = await startWorkerd({ ...worker, ...setup });
  try {
    return await use((address) => askInTime(workerd, address), workerd.log);
  } finally {
    await workerd.stop();
  }
}

function getView({ status, text, breaksOff }: Timed, whole: string): string {
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
  return reason.replaceAll(`_content/${build}/`, '…/').replace(/ Publish it again.*/, '');
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
