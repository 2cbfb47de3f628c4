import type { LogLine } from '../../worker/telemetry/log.ts';

/** The lines of a worker's log that are events, in order. */
export function getLines(log: string): LogLine[] {
  return log
    .split('\n')
    .filter((line) => line.startsWith('{"event":'))
    .map((line) => JSON.parse(line) as LogLine);
}
