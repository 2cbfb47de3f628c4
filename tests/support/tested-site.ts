import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSite } from '../../pipeline/build/build-site.ts';
import { createContext, type BuildContext } from '../../pipeline/cache/context.ts';
import {
  bundleWorker,
  serveSite,
  type BundledWorker,
  type RunningSite,
  type ServeOptions,
} from '../../pipeline/cli/serve.ts';
import { fromSetup, WORKER_FILE } from './sites.ts';

/** Environment variable that is set for the groups of `npm run test:all` that check the content itself. */
const WITH_CONTENT = 'TEST_CONTENT';

const isFixture = process.env[WITH_CONTENT] === undefined;

/** The site that a run of tests is about: one of their own (`tests/fixture`), or the real one, as it was built last. */
export function createTestedContext(): BuildContext {
  const context = createContext();
  return isFixture ? createFixtureContext(context.root, path.join(context.cache, 'fixture')) : context;
}

/** @param root Where the sources are: the repository, or a copy. */
export function createFixtureContext(root: string, out: string): BuildContext {
  // The reference is made from the packages: that of the tests is the site's.
  const of = (name: string) => path.join(root, name);
  return createContext({ root, content: of('tests/fixture'), reference: of('content'), out, cache: of('.cache') });
}

/** Builds the site of the tests. Quick if nothing has changed since the last time. */
export async function buildTestedSite(context = createTestedContext()): Promise<void> {
  if (!isFixture) return;
  await buildSite(context, { withPictures: false });
  await writeFile(getConfig(context), await configure(context));
}

/** Bundles the worker of a built site of the tests. */
export function bundleTestedWorker(context = createTestedContext()): Promise<BundledWorker> {
  return bundleWorker(context.root, getConfig(context));
}

/** Limits within which nothing is late, and nothing slow: on a busy machine, the site would answer from its reserve, and log it. */
export const PATIENT = { CONTENT_LIMIT: '60000', BUILD_LIMIT: '60000', SLOW_ANSWER: '60000' };

/** Serves the built site of the tests, with the worker that the global setup has bundled. */
export async function serveTestedSite(options: Partial<ServeOptions> = {}): Promise<RunningSite> {
  return serveSite(createTestedContext(), {
    hostname: '127.0.0.1',
    port: 0,
    worker: await readTestedWorker(),
    ...options,
    variables: { ...PATIENT, ...options.variables },
  });
}

/** The worker that the global setup has bundled. */
export async function readTestedWorker(): Promise<BundledWorker> {
  return JSON.parse(await readFile(fromSetup(WORKER_FILE), 'utf8')) as BundledWorker;
}

function getConfig({ root, out }: BuildContext): string {
  return path.join(isFixture ? out : root, 'wrangler.toml');
}

/** The site's `wrangler.toml` for another build: its paths are relative to the file, and `#build` is the site's own. */
async function configure({ root, out }: BuildContext): Promise<string> {
  const config = await readFile(path.join(root, 'wrangler.toml'), 'utf8');
  const places = [
    ['"worker/index.ts"', path.join(root, 'worker/index.ts')],
    ['"dist/assets"', path.join(out, 'assets')],
  ] as const;
  const moved = places.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`wrangler.toml does not name ${from}.`);
    return text.replace(from, JSON.stringify(to));
  }, config);
  return `${moved}\n[alias]\n"#build" = ${JSON.stringify(path.join(out, 'generated/build.json'))}\n`;
}
