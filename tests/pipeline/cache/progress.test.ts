import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showProgress } from '../../../pipeline/cache/progress.ts';
import { createStepLog } from '../../../pipeline/cache/step-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts the steps `pages` and then, two seconds later, `demos`. @returns What was written. */
function written(isTTY: boolean): string[] {
  const lines: string[] = [];
  const log = createStepLog();
  const end = showProgress(log, { isTTY, write: (text) => lines.push(String(text)) > 0 });
  const never = () => new Promise<void>(() => undefined);
  void log.making('pages', never);
  vi.advanceTimersByTime(2000);
  void log.making('demos', never);
  void log.making('demos', never);
  vi.advanceTimersByTime(2000);
  end();
  vi.advanceTimersByTime(2000);
  return lines;
}

it('a terminal shows one line with time, step and count', () => {
  const lines = written(true);
  expect(lines.every((line) => line.startsWith('\r') && !line.includes('\n'))).toBe(true);
  expect(lines.slice(-2)).toEqual(['\r\u001b[2K   4 s  demos 2', '\r\u001b[2K']);
  expect(lines[0]).toContain('pages 1');
});

it('a log has a line for each slow step', () => {
  expect(written(false)).toEqual(['   1 s  pages\n', '   3 s  demos\n']);
});
