import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Piscina } from 'piscina';
import type { ThreadTask } from './step-thread.ts';

/**
 * Heap of a thread. Without limits, V8 lets it grow to a gigabyte before it collects; reading the packages' types needs
 * 400 MB. What is new gets a third of what V8 would give it: two threads would keep 64 MB more.
 */
const HEAP = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 16 };

let pool: Piscina<ThreadTask, unknown> | undefined;

/**
 * Makes the value of a step in a worker thread: as many at a time as the machine has cores. Threads start with the first
 * task, end when they have had none for a second, and never keep the process alive.
 */
export function runInThread(task: ThreadTask): Promise<unknown> {
  pool ??= new Piscina({
    filename: path.join(import.meta.dirname, 'step-thread.ts'),
    minThreads: 0,
    maxThreads: availableParallelism(),
    idleTimeout: 1000,
    // Otherwise a thread blocks between tasks, and never runs what frees the memory of rendered grids (`FinalizationRegistry`).
    atomics: 'disabled',
    resourceLimits: HEAP,
  });
  return pool.run(task);
}
