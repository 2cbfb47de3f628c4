import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { useBrowser } from './browser.ts';
import { GUIDE } from './pages.ts';

/** How long the page stops in the middle of its bar, in milliseconds. */
const PAUSE = 1500;

/** The last menu of the bar begins here. */
const CUT = '<details class="menu mode';

const browser = useBrowser();
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(inject('siteUrl') + request.url);
      const type = answer.headers.get('Content-Type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type });
      const body = Buffer.from(await answer.arrayBuffer());
      const cut = type.startsWith('text/html') ? body.indexOf(CUT) : 0;
      response.write(body.subarray(0, cut));
      if (cut > 0) await wait(PAUSE);
      response.end(body.subarray(cut));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('a page that stops in the middle of its bar moves nothing when it goes on', async () => {
  const prepare = (page: { addInitScript: (script: () => void) => Promise<unknown> }) =>
    page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { page } = await browser.open(GUIDE, { site, serviceWorkers: 'block', prepare });
  // Entries arrive with the frames after the shift.
  await page.waitForTimeout(300);
  const { painted, shifts } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-paint')[0]?.startTime,
    shifts: (window as unknown as { shifts: number[] }).shifts,
  }));
  expect(painted).toBeGreaterThan(PAUSE);
  expect(shifts).toEqual([]);
});
