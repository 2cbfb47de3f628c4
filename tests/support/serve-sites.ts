import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext } from '../../pipeline/kit/context.ts';
import { serveSite } from '../../pipeline/commands/serve.ts';
import { NAMESPACE_ID, publishToFolder } from './published.ts';
import { SITES, TEST_REPOSITORY, WORKER_FILE } from './sites.ts';

/**
 * Global setup of Playwright and Vitest, once for all tests of a run: serves the built site in the local Workers runtime,
 * from assets, with a service worker and a repository, and from KV. Test processes inherit the addresses as environment variables
 * (`sites.ts`).
 *
 * @returns Stops the sites.
 */
export default async function serveSites(): Promise<() => Promise<void>> {
  const context = createContext();
  const published = await publishToFolder(context);
  const shared = { hostname: '127.0.0.1', port: 0, watch: false };
  const running = {
    plain: await serveSite(context, shared),
    serviceWorker: await serveSite(context, {
      ...shared,
      variables: { DOCS_DOMAIN: '127.0.0.1', REPOSITORY: TEST_REPOSITORY },
    }),
    kv: await serveSite(context, { ...shared, content: { namespaceId: NAMESPACE_ID, folder: published } }),
  };
  for (const [name, { url }] of Object.entries(running)) {
    process.env[SITES[name as keyof typeof SITES]] = url.origin;
    // The first answer of a runtime takes seconds, which no test should wait for.
    await fetch(new URL('/x/introduction/', url));
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'tests-'));
  process.env[WORKER_FILE] = path.join(folder, 'worker.json');
  return async () => {
    await Promise.all(Object.values(running).map((site) => site.stop()));
    for (const one of [published, folder]) await rm(one, { recursive: true, force: true });
  };
}
