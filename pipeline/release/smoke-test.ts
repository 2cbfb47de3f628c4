import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { UserError } from '../kit/user-error.ts';

/** How many pages to request, spread across the sitemap. */
const PAGES = 10;

/** Timeout per response, in milliseconds. */
const TIMEOUT_MS = 15_000;

/**
 * Polls `/healthz` for the new build: every so many milliseconds, at most so many times. The edge needs some seconds.
 */
const HEALTH_POLL = { every: 1000, times: 60 };

/** Headers that every page must have. */
const HEADERS = ['Content-Security-Policy', 'X-Content-Type-Options', 'Referrer-Policy', 'ETag', 'Vary'];

const PAGE_WITH_DEMO = '/x/react-data-grid/';

/** Where the site names its own origin. */
const NAMES_ORIGIN = [
  { path: '/', pattern: /<link rel="canonical" href="([^"]+)"/ },
  { path: '/sitemap.xml', pattern: /<loc>([^<]+)<\/loc>/ },
  { path: '/robots.txt', pattern: /^Sitemap: (\S+)/m },
];

/** Hosts of a site on this machine, which may have the origin of a deployed one. */
const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

interface Check {
  name: string;
  /** @returns What it saw, in a few words, or what the build left out. @throws Error that says what is wrong. */
  run: (site: Site) => Promise<string | LeftOut>;
}

interface LeftOut {
  leftOut: string;
}

interface Site {
  /** @throws Error if there is no response, or not a 200. */
  get: (path: string) => Promise<Response>;
  origin: string;
  /** Whether it is one of `npm start`, which other sites do not link to. */
  isLocal: boolean;
  /** Build that must respond; null for any. */
  build: string | null;
  /** Origin that the site must name as its own; null for any, the same everywhere. */
  namedOrigin: string | null;
}

/** What a site must have, beyond working. */
export interface SmokeTestOptions {
  /** Id of the build that must respond, which may take some seconds after a deployment; any if it is left out. */
  build?: string | undefined;
  /** Origin in its canonical addresses, where that is not the tested one: of a preview, that of its site. */
  origin?: string | undefined;
}

const CHECKS: readonly Check[] = [
  { name: 'health', run: checkHealth },
  { name: 'pages', run: checkPages },
  { name: 'headers', run: checkHeaders },
  { name: 'origin', run: checkOrigin },
  { name: 'search', run: checkSearch },
  { name: 'demo files', run: checkDemo },
  { name: 'pictures', run: checkPicture },
  { name: 'mcp', run: checkMcp },
];

/**
 * Smoke-tests a running site, and prints a line per check.
 *
 * @throws UserError if a check fails.
 */
export async function smokeTest(address: string, expected: SmokeTestOptions = {}): Promise<void> {
  const { origin, hostname } = new URL(address);
  const isLocal = LOOPBACK.test(hostname);
  const site: Site = {
    origin,
    isLocal,
    build: expected.build ?? null,
    namedOrigin: expected.origin ?? (isLocal ? null : origin),
    get: (path) => get(new URL(path, origin)),
  };
  const failed: string[] = [];
  for (const { name, run } of CHECKS) {
    try {
      const seen = await run(site);
      const [result, text] = typeof seen === 'string' ? ['ok  ', seen] : ['skip', seen.leftOut];
      console.log(`${result}  ${name.padEnd(10)}  ${text}`);
    } catch (error) {
      failed.push(name);
      console.log(`FAIL  ${name.padEnd(10)}  ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  if (failed.length > 0) throw new UserError(`${origin} fails ${failed.length} of ${CHECKS.length} checks, see above.`);
}

async function get(url: URL): Promise<Response> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error: unknown) => {
    const { message, cause } = error as Error;
    throw new Error(`${url.href} does not respond: ${cause instanceof Error ? cause.message : message}`);
  });
  if (!response.ok) throw new Error(`${url.href} answers ${response.status}.`);
  return response;
}

/** What `/healthz` responds. */
interface Health {
  status: string;
  build: string;
  /** The build of the content, if it is another. */
  content?: string;
  reason?: string;
}

async function checkHealth({ get, build }: Site): Promise<string> {
  for (let asked = 1; ; asked += 1) {
    const health = (await (await get('/healthz')).json()) as Health;
    if (build === null || health.build === build) {
      if (health.status !== 'ok')
        throw new Error(`The site is ${health.status}: ${(health.reason ?? 'no reason given').replace(/\.?$/, '.')}`);
      return `build ${health.build}${health.content === undefined ? '' : `, content of build ${health.content}`}`;
    }
    if (asked === HEALTH_POLL.times) throw new Error(`The site answers with build ${health.build}, not ${build}.`);
    await new Promise((resolve) => setTimeout(resolve, HEALTH_POLL.every));
  }
}

async function checkPages({ get }: Site): Promise<string> {
  const sitemap = await (await get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  if (paths.length === 0) throw new Error('/sitemap.xml lists no page.');
  // Odd, because the languages of a page alternate in the sitemap, and both should be visited.
  const step = Math.floor(paths.length / PAGES) | 1;
  const chosen = paths.filter((_, index) => index % step === 0).slice(0, PAGES);
  for (const path of chosen) {
    const response = await get(path);
    const text = await response.text();
    if (!/<h1[\s>]/.test(text) || !text.trimEnd().endsWith('</html>')) throw new Error(`${path} is incomplete.`);
    if (response.headers.has('X-Degraded'))
      throw new Error(`${path} is degraded: its content cannot be read as it should.`);
  }
  return `${chosen.length} of ${paths.length}`;
}

async function checkHeaders({ get }: Site): Promise<string> {
  const { headers } = await get('/');
  const missing = HEADERS.filter((name) => !headers.has(name));
  if (missing.length > 0) throw new Error(`The start page has no ${missing.join(', ')}.`);
  return `${HEADERS.length} on the start page`;
}

/** A site with the origin of another one sends search engines, feeds and language models there. */
async function checkOrigin({ get, namedOrigin }: Site): Promise<string> {
  let expected = namedOrigin;
  for (const { path, pattern } of NAMES_ORIGIN) {
    const [, address = ''] = pattern.exec(await (await get(path)).text()) ?? [];
    if (!URL.canParse(address)) throw new Error(`${path} names no address of the site.`);
    const { origin } = new URL(address);
    expected ??= origin;
    if (origin !== expected)
      throw new Error(
        `${path} names ${origin}, not ${expected}. Correct SITE_ORIGIN in wrangler.toml and deploy again; for a preview: npm run smoke -- <address> --origin ${origin}.`,
      );
  }
  return `${expected}`;
}

async function checkSearch({ get }: Site): Promise<string> {
  const text = await (await get('/x/search/?q=filter')).text();
  const [main = ''] = /<main[^]*<\/main>/.exec(text) ?? [];
  const found = new Set([...main.matchAll(/href="(\/x\/[^"?#]+)/g)].map(([, path]) => path));
  if (found.size < 3) throw new Error('A search for "filter" finds nothing.');
  return `${found.size} pages for "filter"`;
}

/** Requests the files that the demos of a page load, and those of every page. */
async function checkDemo({ get }: Site): Promise<string> {
  const page = await (await get(PAGE_WITH_DEMO)).text();
  const preview = readPreview(page);
  const named = new Set([...page.matchAll(/\/static\/[\w/-]+(?:\.\w+)+/g)].map(([file]) => file));
  const files = [...named].filter((file) => file !== preview);
  if (!page.includes('data-demo=') || files.length === 0) throw new Error('The Data Grid has no demo.');
  for (const file of files) {
    const { headers } = await get(file);
    if (!headers.get('Cache-Control')?.includes('immutable')) throw new Error(`${file} is not immutable.`);
  }
  return `${files.length} files`;
}

/** Other sites show the picture of a page that they link to. `npm start` draws none: see `--without-pictures`. */
async function checkPicture({ get, origin, isLocal }: Site): Promise<string | LeftOut> {
  const preview = readPreview(await (await get(PAGE_WITH_DEMO)).text());
  if (preview === undefined) throw new Error(`${PAGE_WITH_DEMO} names no picture for links to it.`);
  if (isLocal && (await fetch(new URL(preview, origin), { method: 'HEAD' })).status === 404)
    return { leftOut: 'of links to pages: this build draws none' };
  await get(preview);
  return 'that of a link to the Data Grid';
}

/** Path of the picture that links to a page show. */
function readPreview(page: string): string | undefined {
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
  return URL.canParse(address) ? new URL(address).pathname : undefined;
}

async function checkMcp({ origin }: Site): Promise<string> {
  const client = new Client({ name: 'smoke', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin)));
  const { tools } = await client.listTools();
  await client.close();
  if (tools.length === 0) throw new Error('The MCP server has no tools.');
  return `${tools.length} tools`;
}
