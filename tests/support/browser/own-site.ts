import { createContext } from '../../../pipeline/kit/context.ts';
import { serveSite, type RunningSite } from '../../../pipeline/commands/serve.ts';
import { test } from './test.ts';

/**
 * Serves the shared build with other configuration for the tests of a file. Call it at the top level. Tests that need no
 * other configuration open the shared site.
 *
 * @param variables Configuration besides the defaults, read when the site starts.
 * @returns The site's origin.
 */
export function useSite(variables: () => Record<string, string>): () => string {
  let running: RunningSite;
  test.beforeAll(async () => {
    running = await serveSite(createContext(), {
      hostname: '127.0.0.1',
      port: 0,
      watch: false,
      variables: variables(),
    });
  });
  test.afterAll(() => running.stop());
  return () => running.url.origin;
}
