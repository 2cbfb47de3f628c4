import type * as renderer from 'react-dom/client';
import { nextTask } from '../../browser/kit/scheduling.ts';

/**
 * Imports React's renderer. It is part of the bundle that all demos share (`DEFERRED` in
 * `pipeline/demos/vendor/families.ts`), but is evaluated only here, in a task of its own: with the rest of the bundle
 * it would block a slow phone for too long.
 */
export async function loadRenderer(): Promise<typeof renderer> {
  await nextTask();
  return import('react-dom/client');
}
