import path from 'node:path';
import { unstable_readConfig as readConfig } from 'wrangler';
import { UserError } from '../kit/user-error.ts';

/** The fields of `wrangler.toml` that are read here. */
export interface WorkerConfiguration {
  kv_namespaces: { binding: string }[];
  vars: Record<string, unknown>;
  definedEnvironments?: string[] | undefined;
}

/**
 * @param environment Its name in `wrangler.toml`; undefined for the top level.
 * @throws UserError for an unknown environment.
 */
export function readConfiguration(root: string, environment: string | undefined): WorkerConfiguration {
  const read = (env?: string) =>
    readConfig({ config: path.join(root, 'wrangler.toml'), env }, { hideWarnings: true }) as WorkerConfiguration;
  const { definedEnvironments = [] } = read();
  if (environment !== undefined && !definedEnvironments.includes(environment))
    throw new UserError(
      `wrangler.toml has no environment "${environment}". It has ${definedEnvironments.join(', ') || 'none'}.`,
    );
  return read(environment);
}
