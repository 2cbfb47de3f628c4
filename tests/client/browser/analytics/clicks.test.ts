import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportClicks } from '../../../../client/browser/analytics/clicks.ts';

/** A target inside an element with these data attributes; null if no element around it has a category. */
class Target {
  dataset;
  constructor(dataset: Record<string, string> | null) {
    this.dataset = dataset;
  }
  closest(selector: string) {
    expect(selector).toBe('[data-ga-event-category]');
    return this.dataset && { dataset: this.dataset };
  }
}

let sent: unknown[][] = [];
let click = (_: { target: unknown }) => {};

beforeEach(() => {
  sent = [];
  vi.stubGlobal('Element', Target);
  vi.stubGlobal('window', { gtag: (...values: unknown[]) => sent.push(values) });
  vi.stubGlobal('document', { addEventListener: (_: 'click', listener: typeof click) => (click = listener) });
});
afterEach(() => vi.unstubAllGlobals());

const DATASET = { gaEventCategory: 'demo', gaEventAction: 'open', gaEventLabel: 'BasicExpansion' };
const EVENT = ['event', 'demo', { eventAction: 'open', eventLabel: 'BasicExpansion' }];

describe('a click', () => {
  it('is reported with category, action and label', () => {
    reportClicks(() => 0.9999);
    click({ target: new Target(DATASET) });
    expect(sent).toEqual([EVENT]);
  });

  it('is not reported without a category', () => {
    reportClicks(() => 0);
    click({ target: new Target(null) });
    click({ target: {} });
    expect(sent).toEqual([]);
  });

  it.each([
    ['1', 0.9999, true],
    ['0.5', 0.4999, true],
    ['0.5', 0.5, false],
    ['0.1', 0.0999, true],
    ['0.1', 0.5, false],
    ['0', 0.0001, false],
  ])('is sampled by its split: %s, for random value %d: %s', (gaEventSplit, draw, isReported) => {
    reportClicks(() => draw);
    click({ target: new Target({ ...DATASET, gaEventSplit }) });
    expect(sent).toEqual(isReported ? [EVENT] : []);
  });
});
