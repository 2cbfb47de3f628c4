import { createContext } from '../../pipeline/kit/context.ts';
import { serveSite } from '../../pipeline/commands/serve.ts';
import { localizePath } from '../../site/addresses.ts';
import { LOCALES } from '../../site/locales.ts';
import { CATEGORIES, LISTED_KINDS, launchAuditor, type Report } from '../support/browser/lighthouse.ts';
import { serveEdge, trustEdge } from '../support/edge.ts';
import type { Bench, Row } from './run.ts';
import { logProgress } from './log-progress.ts';

/** Runs of each page; the median counts. */
const RUNS = Number(process.env['RUNS'] ?? 3);

/** Limits on the simulated phone, in milliseconds. */
const MAX_LCP = 1000;
const MAX_TBT = 10;

/** Runs Lighthouse's mobile audit on each kind of page in each language, over TLS, HTTP/2 and Brotli. */
export async function run(): Promise<Bench[]> {
  await using stack = new AsyncDisposableStack();
  const site = await serveSite(createContext(), { hostname: '127.0.0.1', port: 0, watch: false });
  stack.defer(site.stop);
  const edge = await serveEdge(site.url.origin);
  stack.defer(edge.stop);
  const auditor = await launchAuditor([await trustEdge()]);
  stack.defer(auditor.close);
  const rows: Row[] = [];
  const pages = Object.entries(LISTED_KINDS).flatMap(([kind, path]) =>
    LOCALES.map((locale) => ({ name: `${kind}, ${locale}`, path: localizePath(path, locale) })),
  );
  for (const [at, { name, path }] of pages.entries()) {
    logProgress(at, pages.length, 'page');
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await auditor.audit(edge.origin + path, CATEGORIES));
    rows.push(rowOf(name, reports));
  }
  return [{ title: 'Lighthouse, phone', rows }];
}

function rowOf(name: string, reports: readonly Report[]): Row {
  const scores = CATEGORIES.map(
    (category) => [category, median(reports.map(({ scores }) => scores[category] ?? 0))] as const,
  );
  return {
    name,
    figures: {
      ...Object.fromEntries(scores),
      'LCP ms': Math.round(median(reports.map(({ lcp }) => lcp))),
      'TBT ms': Math.round(median(reports.map(({ tbt }) => tbt))),
    },
    atLeast: Object.fromEntries(scores.map(([category]) => [category, 100])),
    atMost: { 'LCP ms': MAX_LCP, 'TBT ms': MAX_TBT },
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}
