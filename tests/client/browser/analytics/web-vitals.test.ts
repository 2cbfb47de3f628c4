import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportWebVitals } from '../../../../client/browser/analytics/web-vitals.ts';

const KEY = 'docs-web-vitals';

type Report = (metric: { name: string; id: string; value: number }) => void;

vi.mock('web-vitals', () => {
  const measure = (name: string, value: number) => (report: Report) => report({ name, id: `v1-${name}`, value });
  return {
    onCLS: measure('CLS', 0.0126),
    onFCP: measure('FCP', 812.4),
    onINP: measure('INP', 40.6),
    onLCP: measure('LCP', 900),
    onTTFB: measure('TTFB', 12),
  };
});

let sent: unknown[][] = [];

beforeEach(() => {
  sent = [];
  vi.stubGlobal('window', { gtag: (...values: unknown[]) => sent.push(values) });
});
afterEach(() => vi.unstubAllGlobals());

/** Reports in a session with a stored decision. @returns The metrics sent, and the decision stored then. */
async function reportIn(drawn: string | null, draw: number) {
  const stored = new Map(drawn === null ? [] : [[KEY, drawn]]);
  const session = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  await reportWebVitals(
    () => session as unknown as Storage,
    () => draw,
  );
  return { names: sent.map(([, name]) => name), stored: stored.get(KEY) };
}

const NAMES = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'];

describe('web vitals', () => {
  it.each([
    [0, true],
    [0.000_09, true],
    [0.0001, false],
  ])('are sent for 0.01 percent of sessions; for random value %d: %s', async (draw, areSent) => {
    expect(await reportIn(null, draw)).toEqual({ names: areSent ? NAMES : [], stored: areSent ? '1' : '0' });
  });

  it.each([
    ['1', 0.5, true],
    ['0', 0, false],
  ])('are sampled once per session: the stored decision %s holds, also for %d', async (drawn, draw, areSent) => {
    expect(await reportIn(drawn, draw)).toEqual({ names: areSent ? NAMES : [], stored: drawn });
  });

  it('are not sent if the browser blocks storage', async () => {
    const blocked = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    await reportWebVitals(blocked, () => 0);
    expect(sent).toEqual([]);
  });

  it('have rounded values, those of the layout shift in thousandths', async () => {
    await reportIn('1', 0);
    expect(sent.find(([, name]) => name === 'CLS')).toEqual([
      'event',
      'CLS',
      {
        eventCategory: 'Web Vitals',
        eventAction: 'CLS',
        eventLabel: 'v1-CLS',
        eventValue: 13,
        nonInteraction: true,
      },
    ]);
    expect(sent.find(([, name]) => name === 'INP')?.[2]).toMatchObject({ eventValue: 41 });
  });
});
