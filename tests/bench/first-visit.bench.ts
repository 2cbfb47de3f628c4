import path from 'node:path';
import { chromium } from '@playwright/test';
import { createContext, type BuildContext } from '../../pipeline/cache/context.ts';
import { serveSite } from '../../pipeline/cli/serve.ts';
import { CHROMIUM } from '../support/browser/executable.ts';
import { readGuides, type Guide, type Length } from '../support/browser/guides.ts';
import { KB, MAX_KB, MAX_REQUESTS, MAX_SCRIPT_KB, THROTTLE, visit, type Visit } from '../support/browser/visit.ts';
import { buildCopy } from '../support/builds.ts';
import { serveEdge } from '../support/edge.ts';
import { getMiddle, round } from './figures.ts';
import { plainPage, removeDemos } from './plain-content.ts';
import { servePlain } from './plain-site.ts';
import type { Bench, Row } from './run.ts';
import { logProgress } from './log-progress.ts';

/** Visits to each page; the median counts. */
const ROUNDS = 5;

/** The site as it is, without demos, and the text of each guide as a hand-written page. */
const SITES = ['with demos', 'Markdown alone', 'by hand'] as const;

type Site = (typeof SITES)[number];

/** Visits three guides on each site, alternating between sites. */
export async function run(): Promise<Bench[]> {
  await using stack = new AsyncDisposableStack();
  const context = createContext();
  const fixture = await buildCopy((folder) => removeDemos(path.join(folder, 'content')));
  stack.defer(fixture.remove);
  const site = await serveSite(context, { hostname: '127.0.0.1', port: 0 });
  stack.defer(site.stop);
  const guides = await readGuides(context.content, site.url.origin);
  const origins: Record<Site, string> = {
    'with demos': await behindEdge(stack, site.url.origin),
    'Markdown alone': await serveBuild(stack, fixture.context),
    'by hand': await serveByHand(stack, Object.values(guides)),
  };
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] });
  stack.defer(() => browser.close());
  const rows: Row[] = [];
  for (const [length, guide] of Object.entries(guides) as [Length, Guide][]) {
    const visits: Record<Site, Visit[]> = { 'with demos': [], 'Markdown alone': [], 'by hand': [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      logProgress(round, ROUNDS);
      for (const site of SITES) visits[site].push(await visit(browser, origins[site] + guide.path));
    }
    rows.push(...getRows(length, guide, visits));
  }
  return [{ title: `First visit: cold, Brotli over HTTP/2, times at ${THROTTLE}x throttle`, rows }];
}

async function serveBuild(stack: AsyncDisposableStack, context: BuildContext): Promise<string> {
  const site = await serveSite(context, { hostname: '127.0.0.1', port: 0 });
  stack.defer(site.stop);
  return behindEdge(stack, site.url.origin);
}

async function serveByHand(stack: AsyncDisposableStack, guides: readonly Guide[]): Promise<string> {
  const site = await servePlain(Object.fromEntries(guides.map((guide) => [guide.path, plainPage(guide)])));
  stack.defer(site.stop);
  return behindEdge(stack, site.origin);
}

async function behindEdge(stack: AsyncDisposableStack, origin: string): Promise<string> {
  const edge = await serveEdge(origin);
  stack.defer(edge.stop);
  return edge.origin;
}

function getRows(length: Length, { path: page }: Guide, visits: Record<Site, Visit[]>): Row[] {
  const byHand = medians(visits['by hand']);
  return SITES.map((site) => {
    const { bytes, scriptBytes, requests, script, task } = medians(visits[site]);
    const figures = {
      KB: round(bytes / KB),
      'script KB': round(scriptBytes / KB),
      requests,
      'script ms': Math.round(script),
      'task ms': Math.round(task),
      'task ratio': round(task / byHand.task),
    };
    const atMost = { KB: MAX_KB[length], 'script KB': MAX_SCRIPT_KB, requests: MAX_REQUESTS };
    return { name: `${length}, ${site}: ${page}`, figures, ...(site !== 'by hand' && { atMost }) };
  });
}

function medians(visits: readonly Visit[]): Visit {
  const median = (figure: keyof Visit) => getMiddle(visits.map((one) => one[figure]));
  return {
    ...{ bytes: median('bytes'), scriptBytes: median('scriptBytes'), requests: median('requests') },
    ...{ script: median('script'), task: median('task') },
  };
}
