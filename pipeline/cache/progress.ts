import type { StepLog } from './step-log.ts';

/** Polling interval in milliseconds. */
const INTERVAL = 250;

/** Steps that run longer appear in a log, in milliseconds; a warm build has few. */
const LONG_STEP_MS = 1000;

/** Erases the current terminal line. */
const CLEAR_LINE = '\r\u001b[2K';

/**
 * Shows the progress of a build: in a terminal a status line with the latest running step and its count of values, in a
 * log one line per long step.
 *
 * @returns A function that stops it.
 */
export function showProgress({ counts }: StepLog, stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): () => void {
  const started = performance.now();
  const told = new Set<string>();
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`.padStart(6);
  const move = () => {
    const [latest] = running().sort((a, b) => b.since - a.since);
    if (latest) stream.write(`${CLEAR_LINE}${seconds()}  ${latest.name} ${latest.made}`);
  };
  const tell = () => {
    const long = running().filter(({ name, since }) => !told.has(name) && performance.now() - since >= LONG_STEP_MS);
    for (const { name } of long) {
      told.add(name);
      stream.write(`${seconds()}  ${name}\n`);
    }
  };
  const running = () => [...counts()].map(([name, count]) => ({ name, ...count })).filter(({ active }) => active > 0);
  const timer = setInterval(stream.isTTY ? move : tell, INTERVAL);
  return () => {
    clearInterval(timer);
    if (stream.isTTY) stream.write(CLEAR_LINE);
  };
}
