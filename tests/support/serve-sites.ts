import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServeOptions } from '../../pipeline/cli/serve.ts';
import { NAMESPACE_ID, publishToFolder } from './published.ts';
import { SITES, TEST_REPOSITORY, WORKER_FILE } from './sites.ts';
import { buildTestedSite, bundleTestedWorker, serveTestedSite } from './tested-site.ts';

/**
 * Global setup of Playwright and Vitest, once for all tests of a run: builds the site of the tests, and serves it in the local Workers runtime,
 * from assets, with a service worker and a repository, and from KV. Test processes inherit the addresses as environment variables
 * (`sites.ts`); so do Playwright and Vitest from the gate, which serves the sites for both.
 *
 * @returns Stops the sites.
 */
export default async function serveSites(): Promise<() => Promise<void>> {
  if (process.env[WORKER_FILE] !== undefined) return async () => {};
  await buildTestedSite();
  const folder = await mkdtemp(path.join(tmpdir(), 'tests-'));
  const file = path.join(folder, 'worker.json');
  const [worker, published] = await Promise.all([bundleTestedWorker(), publishToFolder()]);
  await writeFile(file, JSON.stringify(worker));
  process.env[WORKER_FILE] = file;
  const options: Record<keyof typeof SITES, Partial<ServeOptions>> = {
    plain: {},
    serviceWorker: { variables: { DOCS_DOMAIN: '127.0.0.1', REPOSITORY: TEST_REPOSITORY } },
    kv: { content: { namespaceId: NAMESPACE_ID, folder: published } },
  };
  const start = async (name: keyof typeof SITES) => {
    const site = await serveTestedSite(options[name]);
    process.env[SITES[name]] = site.url.origin;
    // The first answer of a runtime takes seconds, which no test should wait for.
    await fetch(new URL('/x/introduction/', site.url));
    return site;
  };
  const running = await Promise.all((['plain', 'serviceWorker', 'kv'] as const).map(start));
  return async () => {
    await Promise.all(running.map((site) => site.stop()));
    for (const one of [published, folder]) await rm(one, { recursive: true, force: true });
  };
}
