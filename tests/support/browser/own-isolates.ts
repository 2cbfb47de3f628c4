import { createIsolates, type Isolates } from '../create-isolates.ts';
import { test } from './test.ts';

/** Creates isolates of the worker for the browser tests of a file, and stops them after each test. */
export function useIsolates(): Isolates {
  const isolates = createIsolates();
  test.beforeAll(() => isolates.prepare());
  test.afterEach(() => isolates.stop());
  return isolates;
}
