/** Environment variables with the origins of the sites that all tests share (`serve-sites.ts`). */
export const SITES = {
  /** Content from the static assets, without a service worker, whose installation takes half of a test's time. */
  plain: 'TEST_SITE',
  /** The same build, with a service worker. */
  serviceWorker: 'TEST_SERVICE_WORKER_SITE',
  /** The same build, with content from a local KV namespace. */
  kv: 'TEST_KV_SITE',
} as const;

/** Origin of a shared site, such as `http://127.0.0.1:41234`. @throws Error outside of a test run. */
export function siteOrigin(site: keyof typeof SITES = 'plain'): string {
  const origin = process.env[SITES[site]];
  if (origin === undefined) throw new Error(`${SITES[site]} is not set: the global setup of the tests sets it.`);
  return origin;
}
