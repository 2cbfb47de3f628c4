/** Environment variables with the origins of the sites that all tests share (`serve-sites.ts`). */
export const SITES = {
  /** Content from the static assets, without a service worker, whose installation takes half of a test's time. */
  plain: 'TEST_SITE',
  /** The same build, with a service worker, and with links to the repository. */
  serviceWorker: 'TEST_SERVICE_WORKER_SITE',
  /** The same build, with content from a local KV namespace. */
  kv: 'TEST_KV_SITE',
} as const;

/** The repository of the site with a service worker. */
export const TEST_REPOSITORY = 'https://git.example/docs';

/** Environment variable with the path of the file that has the bundled worker, from which every site and isolate starts. */
export const WORKER_FILE = 'TEST_WORKER_FILE';

/** Origin of a shared site, such as `http://127.0.0.1:41234`. @throws Error outside of a test run. */
export function siteOrigin(site: keyof typeof SITES = 'plain'): string {
  return fromSetup(SITES[site]);
}

/** Requests a path, or a whole address, of the site that all tests share. Follows no redirect. */
export function request(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(path.startsWith('/') ? siteOrigin() + path : path, { redirect: 'manual', ...init });
}

/**
 * The text at a path of the site that all tests share. Uncompressed, which takes a third less time.
 *
 * @throws Error for a redirect, whose text is empty.
 */
export async function getText(path: string, headers: Record<string, string> = {}): Promise<string> {
  const response = await request(path, { headers: { 'accept-encoding': 'identity', ...headers } });
  const target = response.headers.get('location');
  if (target !== null) throw new Error(`${path} redirects to ${target}.`);
  return response.text();
}

/** What the global setup of the tests has set. @throws Error outside of a test run. */
export function fromSetup(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set: the global setup of the tests sets it.`);
  return value;
}
