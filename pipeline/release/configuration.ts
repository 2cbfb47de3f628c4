import path from 'node:path';
import * as v from 'valibot';
import { unstable_readConfig as readConfig } from 'wrangler';
import { BuildError } from '../kit/problems.ts';
import { UserError } from '../kit/user-error.ts';

const FILE = 'wrangler.toml';

/** The fields of `wrangler.toml` that are read here. */
export interface WorkerConfiguration {
  name: string | undefined;
  assets?: { binding?: string | undefined } | undefined;
  kv_namespaces: { binding: string }[];
  analytics_engine_datasets: { binding: string }[];
  ratelimits: { name: string }[];
  route?: Route | undefined;
  routes?: Route[] | undefined;
  workers_dev: boolean | undefined;
  vars: Record<string, unknown>;
  definedEnvironments?: string[] | undefined;
}

type Route = string | { pattern: string };

/** What wrangler says of a file that it cannot read. */
const PARSE_ERROR = v.object({ text: v.string(), location: v.optional(v.object({ line: v.number() })) });

/**
 * @param environment Its name in `wrangler.toml`; undefined for the top level.
 * @throws UserError for an unknown environment, and for a file that cannot be read.
 */
export function readConfiguration(root: string, environment: string | undefined): WorkerConfiguration {
  const read = (env?: string) => {
    try {
      return readConfig({ config: path.join(root, FILE), env }, { hideWarnings: true }) as WorkerConfiguration;
    } catch (error) {
      if (!v.is(PARSE_ERROR, error)) throw error;
      const line = error.location && { line: error.location.line };
      throw new BuildError([
        { file: FILE, ...line, message: `${error.text}.`, remedy: 'Fix it, or restore the file.' },
      ]);
    }
  };
  const { definedEnvironments = [] } = read();
  if (environment !== undefined && !definedEnvironments.includes(environment))
    throw new UserError(
      `wrangler.toml has no environment "${environment}". It has ${definedEnvironments.join(', ') || 'none'}.`,
    );
  return read(environment);
}
