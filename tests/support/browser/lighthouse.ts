import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { freePort } from '../free-port.ts';
import { CHROMIUM } from './executable.ts';

const run = promisify(execFile);

/** Lighthouse's command. It has its own lock file, because only audits and a bench need its 73 packages. */
const LIGHTHOUSE = path.resolve(import.meta.dirname, '../../tools/node_modules/lighthouse/cli/index.js');

/** Limit of a report in bytes. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/** One page of each indexed kind; every one exists in both languages. */
export const LISTED_KINDS = {
  'start page': '/x/introduction/',
  'library start page': '/x/react-charts/',
  'long guide': '/x/react-tree-view/tree-item-customization/',
  'guide with code alone': '/x/introduction/installation/',
  'grid demos': '/x/react-data-grid/sorting/',
  'picker demos': '/x/react-date-pickers/date-calendar/',
  'chart demos': '/x/react-charts/bars/',
  'tree demos': '/x/react-tree-view/rich-tree-view/expansion/',
  'planned page': '/x/react-charts/gantt/',
  'component of the reference': '/x/api/data-grid/data-grid/',
  'interface of the reference': '/x/api/data-grid/grid-col-def/',
  'index of the reference': '/api/',
};

/** The Lighthouse categories. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof CATEGORIES)[number];

export interface Report {
  /** 0 to 100. */
  scores: Partial<Record<Category, number>>;
  /** Largest contentful paint and total blocking time on a simulated phone, in milliseconds. */
  lcp: number;
  tbt: number;
  /** Failed audits, with the elements that they name. */
  findings: string[];
}

/** A Chromium for Lighthouse. */
export interface Auditor {
  audit: (address: string, categories: readonly Category[]) => Promise<Report>;
  close: () => Promise<void>;
}

/**
 * @param args Additional Chromium flags.
 * @throws Error if Lighthouse is not installed.
 */
export async function launchAuditor(args: readonly string[] = []): Promise<Auditor> {
  if (!existsSync(LIGHTHOUSE)) throw new Error('Lighthouse is not installed. Run `npm ci --prefix tests/tools` first.');
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`, ...args],
  });
  return {
    close: () => browser.close(),
    audit: async (address, categories) => {
      const only = `--only-categories=${categories.join(',')}`;
      const options = [`--port=${port}`, '--output=json', '--quiet', '--disable-full-page-screenshot', only];
      const { stdout } = await run(process.execPath, [LIGHTHOUSE, address, ...options], { maxBuffer: MAX_OUTPUT });
      return readReport(address, JSON.parse(stdout) as LighthouseResult);
    },
  };
}

/** What is read of Lighthouse's report. */
interface LighthouseResult {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; numericValue?: number; details?: unknown }
  >;
  runtimeError?: { message: string };
}

function readReport(address: string, { categories, audits, runtimeError }: LighthouseResult): Report {
  if (runtimeError) throw new Error(`Lighthouse could not measure ${address}: ${runtimeError.message}`);
  const milliseconds = (id: string) => audits[id]?.numericValue ?? NaN;
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]);
  const weighty = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  const findings = weighty.flatMap(({ id }) => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    return [`${id}: ${audit.title} ${audit.displayValue ?? ''} ${JSON.stringify(audit.details ?? '').slice(0, 500)}`];
  });
  return {
    scores: Object.fromEntries(scores) as Report['scores'],
    lcp: milliseconds('largest-contentful-paint'),
    tbt: milliseconds('total-blocking-time'),
    findings,
  };
}
