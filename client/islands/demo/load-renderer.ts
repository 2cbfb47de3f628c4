import { nextTask } from '../../browser/kit/next-task.ts';
import type * as renderer from './renderer.ts';

/**
 * React's renderer stands in the file that all demos share (`DEFERRED` in `pipeline/demos/vendor/families.ts`), and is evaluated
 * when it is first asked for, in a task of its own: together with the rest of that file it would keep a slow phone busy
 * for too long.
 */
export async function loadRenderer(): Promise<typeof renderer> {
  await nextTask();
  return import('./renderer.ts');
}
