import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What the C library of Linux reads, at the start of a process: how many free bytes it may keep. */
const KEPT_BYTES = 'MALLOC_TRIM_THRESHOLD_';

/**
 * Starts this program again, as the same process, with a C library that gives back what is free. It keeps some 100 MB
 * otherwise of what Miniflare needs for a moment to list ten thousand files. Other systems do as they always do.
 */
export function restartSavingMemory(): void {
  const { argv, env, execArgv, execPath, platform } = process;
  if (platform !== 'linux' || KEPT_BYTES in env) return;
  process.execve?.(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, [KEPT_BYTES]: '65536' });
}

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
