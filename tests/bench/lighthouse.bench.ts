import { createContext } from '../../pipeline/cache/context.ts';
import { serveSite } from '../../pipeline/cli/serve.ts';
import { localizePath } from '../../site/addresses.ts';
import { LOCALES } from '../../site/locales.ts';
import { CATEGORIES, LISTED_KINDS, launchAuditor, type Report } from '../support/browser/lighthouse.ts';
import { serveEdge, trustEdge } from '../support/edge.ts';
import { getMiddle, round } from './figures.ts';
import { servePlain } from './plain-site.ts';
import type { Bench, Row } from './run.ts';
import { logProgress } from './log-progress.ts';

/** Runs of each page; the median counts. */
const RUNS = Number(process.env['RUNS'] ?? 3);

/** Limit of the largest contentful paint on the simulated phone, as a multiple of the plain page's in the same run. */
const MAX_LCP = 1.6;

/** A heading and a paragraph: nothing that a page could do without. */
const PLAIN_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="description" content="Nothing else."><title>Plain</title><h1>Plain</h1><p>Nothing else.</p></html>`;

/** Runs Lighthouse's mobile audit on each kind of page in each language, over TLS, HTTP/2 and Brotli. */
export async function run(): Promise<Bench[]> {
  await using stack = new AsyncDisposableStack();
  const site = await serveSite(createContext(), { hostname: '127.0.0.1', port: 0 });
  stack.defer(site.stop);
  const edge = await serveEdge(site.url.origin);
  stack.defer(edge.stop);
  const auditor = await launchAuditor([await trustEdge()]);
  stack.defer(auditor.close);
  const plain = await servePlain({ '/': { type: 'text/html', text: PLAIN_PAGE } });
  stack.defer(plain.stop);
  const plainEdge = await serveEdge(plain.origin);
  stack.defer(plainEdge.stop);
  const audit = async (address: string) => {
    const reports: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) reports.push(await auditor.audit(address, CATEGORIES));
    return reports;
  };
  const plainLcp = getMiddle((await audit(`${plainEdge.origin}/`)).map(({ lcp }) => lcp));
  const rows: Row[] = [];
  const pages = Object.entries(LISTED_KINDS).flatMap(([kind, path]) =>
    LOCALES.map((locale) => ({ name: `${kind}, ${locale}`, path: localizePath(path, locale) })),
  );
  for (const [at, { name, path }] of pages.entries()) {
    logProgress(at, pages.length, 'page');
    rows.push(getRow(name, await audit(edge.origin + path), plainLcp));
  }
  return [{ title: 'Lighthouse, phone', rows }];
}

function getRow(name: string, reports: readonly Report[], plainLcp: number): Row {
  const lcp = getMiddle(reports.map((report) => report.lcp));
  const scores = CATEGORIES.map(
    (category) => [category, getMiddle(reports.map(({ scores }) => scores[category] ?? 0))] as const,
  );
  return {
    name,
    figures: {
      ...Object.fromEntries(scores),
      'LCP ms': Math.round(lcp),
      'LCP of plain': round(lcp / plainLcp, 2),
      'TBT ms': Math.round(getMiddle(reports.map(({ tbt }) => tbt))),
    },
    atLeast: Object.fromEntries(scores.map(([category]) => [category, 100])),
    atMost: { 'LCP of plain': MAX_LCP },
  };
}
