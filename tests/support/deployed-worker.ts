import path from 'node:path';
import type { BundledWorker } from '../../pipeline/cli/serve.ts';
import { bundleTestedWorker, createTestedContext } from './tested-site.ts';
import type { WorkerSetup } from './workerd.ts';

/** The worker as it is deployed, with its assets and variables. */
export interface DeployedWorker extends WorkerSetup {
  assets: string;
}

/** Sets a bundled worker up for plain workerd, with a fixed origin, so that responses do not depend on the port. */
export function deployWorker({ script, options }: BundledWorker): DeployedWorker {
  return {
    script,
    assets: path.join(createTestedContext().out, 'assets'),
    compatibilityDate: options.compatibilityDate ?? '',
    variables: { ...(options.bindings as Record<string, string>), SITE_ORIGIN: 'https://docs.example.com' },
  };
}

export async function bundleDeployedWorker(): Promise<DeployedWorker> {
  return deployWorker(await bundleTestedWorker());
}
