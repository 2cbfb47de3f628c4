import type { StepLog } from '../kit/step-log.ts';

/** How often it is looked where the build is, in milliseconds. */
const INTERVAL = 250;

/** A log names steps that take longer than this, in milliseconds: a warm build has few. */
const LONG = 1000;

/** Puts what is written next into the place of the line. */
const OVER = '\r\u001b[2K';

/**
 * Says where a build is while it goes on: a line that moves in a terminal, with the step that began last and how many values
 * it has made; a line for each long step in a log.
 *
 * @returns A function that ends it.
 */
export function showProgress({ counts }: StepLog, stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): () => void {
  const started = performance.now();
  const told = new Set<string>();
  const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`.padStart(6);
  const move = () => {
    const [latest] = running().sort((a, b) => b.since - a.since);
    if (latest) stream.write(`${OVER}${seconds()}  ${latest.name} ${latest.made}`);
  };
  const tell = () => {
    const long = running().filter(({ name, since }) => !told.has(name) && performance.now() - since >= LONG);
    for (const { name } of long) {
      told.add(name);
      stream.write(`${seconds()}  ${name}\n`);
    }
  };
  const running = () => [...counts()].map(([name, count]) => ({ name, ...count })).filter(({ active }) => active > 0);
  const timer = setInterval(stream.isTTY ? move : tell, INTERVAL);
  return () => {
    clearInterval(timer);
    if (stream.isTTY) stream.write(OVER);
  };
}
