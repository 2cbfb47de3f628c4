import { execFile } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { unstable_readConfig as readConfig } from 'wrangler';
import { createTestedContext } from './tested-site.ts';
import type { WorkerSetup } from './workerd.ts';

const run = promisify(execFile);

/** Environment of `wrangler.toml` that the variables come from. */
const ENVIRONMENT = 'production';

/** The worker as it is deployed, with its assets and variables. */
export interface DeployedWorker extends WorkerSetup {
  assets: string;
  /** Size of the gzipped upload in bytes. */
  bytes: number;
}

/**
 * Bundles the worker of a build with wrangler, like `npm run deploy`.
 *
 * @param out Folder of the build.
 */
export async function bundleDeployedWorker(out = createTestedContext().out): Promise<DeployedWorker> {
  const { root } = createTestedContext();
  const config = path.join(root, 'wrangler.toml');
  const assets = path.join(out, 'assets');
  const folder = await mkdtemp(path.join(tmpdir(), 'deployed-worker-'));
  try {
    const build = `#build:${path.join(out, 'generated/build.json')}`;
    const options = ['--config', config, '--env', ENVIRONMENT, '--assets', assets, '--alias', build];
    await run('wrangler', ['deploy', '--dry-run', '--outdir', folder, ...options], {
      cwd: root,
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    });
    const modules = (await readdir(folder)).filter((name) => !/\.map$|^README/.test(name));
    if (modules.length !== 1)
      throw new Error(`The worker is bundled into ${modules.join(', ')}: the benches run one module.`);
    const script = await readFile(path.join(folder, modules[0] ?? ''), 'utf8');
    const { compatibility_date: compatibilityDate = '', vars } = readConfig(
      { config, env: ENVIRONMENT },
      { hideWarnings: true },
    ) as { compatibility_date?: string; vars: Record<string, string> };
    return {
      script,
      assets,
      compatibilityDate,
      // A fixed origin, so that responses do not depend on the port.
      variables: { ...vars, SITE_ORIGIN: 'https://docs.example.com' },
      bytes: gzipSync(script).length,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
