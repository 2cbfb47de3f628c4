import { afterAll, beforeAll } from 'vitest';
import { createContext } from '../../pipeline/kit/context.ts';
import { serveSite, type RunningSite } from '../../pipeline/commands/serve.ts';

/**
 * Serves the shared build as a separate site for the tests of a file; without a docs domain, so without a service
 * worker. Call it at the top level.
 *
 * @param variables Configuration besides the defaults, read when the site starts.
 * @returns The site's origin.
 */
export function useSite(variables: () => Record<string, string> = () => ({})): () => string {
  let running: RunningSite;
  beforeAll(async () => {
    running = await serveSite(createContext(), {
      hostname: '127.0.0.1',
      port: 0,
      watch: false,
      variables: variables(),
    });
  });
  afterAll(() => running.stop());
  return () => running.url.origin;
}
