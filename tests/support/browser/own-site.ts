import type { RunningSite } from '../../../pipeline/cli/serve.ts';
import { serveTestedSite } from '../tested-site.ts';
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
    running = await serveTestedSite({ variables: variables() });
  });
  test.afterAll(() => running.stop());
  return () => running.url.origin;
}
