import { rm } from 'node:fs/promises';
import { createContext } from '../../pipeline/kit/context.ts';
import { serveSite } from '../../pipeline/commands/serve.ts';
import { NAMESPACE_ID, publishToFolder } from './published.ts';
import { SITES } from './sites.ts';

/**
 * Global setup of Playwright and Vitest: serves the built site in the local Workers runtime, from assets, with a service
 * worker, and from KV. Test processes inherit the addresses as environment variables (`sites.ts`).
 *
 * @returns Stops the sites.
 */
export default async function serveSites(): Promise<() => Promise<void>> {
  const context = createContext();
  const folder = await publishToFolder(context);
  const shared = { hostname: '127.0.0.1', port: 0, watch: false };
  const running = {
    plain: await serveSite(context, shared),
    serviceWorker: await serveSite(context, { ...shared, variables: { DOCS_DOMAIN: '127.0.0.1' } }),
    kv: await serveSite(context, { ...shared, content: { namespaceId: NAMESPACE_ID, folder } }),
  };
  for (const [name, { url }] of Object.entries(running)) process.env[SITES[name as keyof typeof SITES]] = url.origin;
  return async () => {
    await Promise.all(Object.values(running).map((site) => site.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
