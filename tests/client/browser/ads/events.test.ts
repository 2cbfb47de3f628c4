import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportAd, reportDisplayLater } from '../../../../client/browser/ads/events.ts';

const LABEL = 'in-house-body-top-image';
const DISPLAY = ['event', 'ad', { eventAction: 'display', eventLabel: LABEL }];

let sent: unknown[][] = [];

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  vi.stubGlobal('window', { gtag: (...values: unknown[]) => sent.push(values) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an ad event', () => {
  it('is ignored while the tag is not loaded', () => {
    vi.stubGlobal('window', {});
    expect(() => reportAd('click', LABEL)).not.toThrow();
  });
});

describe('the display event', () => {
  it('is sent once, after 2.5 s', () => {
    reportDisplayLater(LABEL, () => 0);
    vi.advanceTimersByTime(2499);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toEqual([DISPLAY]);
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });

  it.each([
    [0.0999, true],
    [0.1, false],
  ])('is sampled at 0.1: random value %d is sent: %s', (draw, isSent) => {
    reportDisplayLater(LABEL, () => draw);
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual(isSent ? [DISPLAY] : []);
  });

  it('is cancelled when another ad replaces the ad before that', () => {
    const takeBack = reportDisplayLater(LABEL, () => 0);
    vi.advanceTimersByTime(2400);
    takeBack();
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });
});
