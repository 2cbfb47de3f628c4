import { afterAll, beforeAll } from 'vitest';
import { createContext } from '../../pipeline/kit/context.ts';
import { serveSite, type RunningSite } from '../../pipeline/commands/serve.ts';

/**
 * A site of its own for the tests of one file: the build that all share, without a docs domain, so without a service
 * worker. Call it at the top of the file.
 *
 * @param variables Its configuration beyond the defaults, asked for when it starts.
 * @returns A function that gives its origin.
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
