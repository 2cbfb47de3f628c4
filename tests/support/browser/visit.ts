import type { Browser, CDPSession } from '@playwright/test';
import type { Length } from './guides.ts';

export const KB = 1000;

/**
 * Limits for the first visit to a guide or to the start page: KB on the wire and number of requests. Decision 0019
 * explains the heavy one. The script is the enhancer's 6,400 bytes, in frames of HTTP/2.
 */
export const MAX_KB: Record<Length | 'start', number> = { heavy: 42, medium: 36, short: 30, start: 40 };
export const MAX_SCRIPT_KB = 6.42;
export const MAX_REQUESTS = 6;

/** CPU slowdown that simulates the reader's machine. */
export const THROTTLE = 4;

/** Cost of the first visit to a page, until it is idle and without any input. */
export interface Visit {
  /** Bytes on the wire, including headers. */
  bytes: number;
  /** Those of scripts, without headers, whose size depends on what came before them on the connection. */
  scriptBytes: number;
  requests: number;
  /** Main thread time in JavaScript, in milliseconds at `THROTTLE`. */
  script: number;
  /** Main thread time in all tasks. */
  task: number;
}

/** Opens a page with empty caches, and waits until it has requested everything that it requests on its own. */
export async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ serviceWorkers: 'block', ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const readTransfers = await followTransfers(session);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const before = await readDurations(session);
    // eslint-disable-next-line no-restricted-syntax -- What a page requests on its own ends with nothing but silence.
    await page.goto(address, { waitUntil: 'networkidle' });
    const after = await readDurations(session);
    return { ...readTransfers(), script: after.script - before.script, task: after.task - before.task };
  } finally {
    await context.close();
  }
}

/** @returns Sums up the transfers so far. */
async function followTransfers(session: CDPSession): Promise<() => Pick<Visit, 'bytes' | 'scriptBytes' | 'requests'>> {
  const transfers = new Map<string, { isScript: boolean; bytes: number; headers: number }>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    transfers.set(requestId, { isScript: type === 'Script', bytes: 0, headers: response.encodedDataLength });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  await session.send('Network.enable');
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return () => {
    const all = [...transfers.values()];
    const scripts = all.filter(({ isScript }) => isScript);
    return {
      bytes: sum(all.map(({ bytes }) => bytes)),
      scriptBytes: sum(scripts.map(({ bytes, headers }) => bytes - headers)),
      requests: all.length,
    };
  };
}

async function readDurations(session: CDPSession): Promise<Pick<Visit, 'script' | 'task'>> {
  const { metrics } = await session.send('Performance.getMetrics');
  const milliseconds = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? NaN) * 1000;
  return { script: milliseconds('ScriptDuration'), task: milliseconds('TaskDuration') };
}
