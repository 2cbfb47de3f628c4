import type { AnyStep } from '../kit/step.ts';
import type { StepCount } from '../kit/step-log.ts';

const NO_COUNTS: StepCount = { remembered: 0, read: 0, made: 0, milliseconds: 0, active: 0, since: 0 };

/**
 * Formats the steps as a table: hits, misses, and the time during which at least one value was being made. Concurrent
 * steps overlap, so the times add up to more than the build took.
 */
export function explainSteps(
  steps: readonly Pick<AnyStep, 'name' | 'keep'>[],
  counts: ReadonlyMap<string, StepCount>,
): string {
  const rows = steps.map(({ name, keep }) => {
    const { remembered, read, made, milliseconds } = counts.get(name) ?? NO_COUNTS;
    return [name, keep, remembered + read, made, (milliseconds / 1000).toFixed(2)].map(String);
  });
  const table = [['step', 'kept in', 'hits', 'misses', 'seconds'], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table
    .map((row) =>
      row
        .map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
