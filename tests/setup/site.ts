import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { createContext } from '../../pipeline/kit/context.ts';
import { serveSite } from '../../pipeline/commands/serve.ts';
import { NAMESPACE_ID, publishToFolder } from './published.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * URL of the built site, with content from the static assets. It has no service worker, whose installation takes up
     * to half of the time of a test in a browser.
     */
    siteUrl: string;
    /** URL of the same build, with a service worker. */
    serviceWorkerSiteUrl: string;
    /** URL of the same build, with content from a local KV namespace. */
    kvSiteUrl: string;
  }
}

/** Vitest global setup: serves the built site in the local Workers runtime: once for each source of content, and with a service worker. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const context = createContext();
  const folder = await publishToFolder(context);
  const shared = { hostname: '127.0.0.1', port: 0, watch: false };
  const site = await serveSite(context, shared);
  const serviceWorkerSite = await serveSite(context, { ...shared, variables: { DOCS_DOMAIN: '127.0.0.1' } });
  const kvSite = await serveSite(context, { ...shared, content: { namespaceId: NAMESPACE_ID, folder } });
  provide('siteUrl', site.url.origin);
  provide('serviceWorkerSiteUrl', serviceWorkerSite.url.origin);
  provide('kvSiteUrl', kvSite.url.origin);
  return async () => {
    await Promise.all([site, serviceWorkerSite, kvSite].map((running) => running.stop()));
    await rm(folder, { recursive: true, force: true });
  };
}
