import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Lets the heap of this process grow slowly, for one that lives long and does little. */
export function limitGrowth(): void {
  for (const flag of ['--heap-growing-percent=25', '--semi-space-growth-factor=1', '--expose-gc'])
    setFlagsFromString(flag);
}

/** Gives back what was needed to start. V8 would keep it: it collects only while something is allocated. */
export function freeMemory(): void {
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
