import type { parseArgs, ParseArgsOptionsConfig } from 'node:util';
import { UserError } from '../kit/user-error.ts';
import { readConfiguration } from './configuration.ts';
import { openDeployments, type Deployments } from './deployments.ts';
import { openNamespace, type Namespace } from './namespace.ts';

/** Binding of the KV namespace that workers read content from (`worker/environment.ts`). */
const BINDING = 'CONTENT';

export interface Target {
  /** Origin of the deployed site; null if the configuration names none. */
  origin: string | null;
  /** Where content is read from; null if that is the assets. */
  namespace: Namespace | null;
  /** Null if KV is a local folder. */
  deployments: Deployments | null;
}

/** Options shared by all release commands. */
export const TARGET_OPTIONS = {
  env: { type: 'string' },
  'namespace-id': { type: 'string' },
  local: { type: 'boolean' },
  'persist-to': { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

type TargetArguments = ReturnType<typeof parseArgs<{ options: typeof TARGET_OPTIONS }>>['values'];

export function readTarget(
  root: string,
  { env, 'namespace-id': id, local = false, 'persist-to': folder }: TargetArguments,
): Target {
  const { kv_namespaces: namespaces, vars } = readConfiguration(root, env);
  const isBound = namespaces.some(({ binding }) => binding === BINDING);
  const environment = env === undefined ? [] : ['--env', env];
  const name = id === undefined ? ['--binding', BINDING] : ['--namespace-id', id];
  const place = local ? ['--local', ...(folder === undefined ? [] : ['--persist-to', folder])] : ['--remote'];
  return {
    origin: typeof vars.SITE_ORIGIN === 'string' && vars.SITE_ORIGIN !== '' ? vars.SITE_ORIGIN : null,
    namespace: isBound || id !== undefined ? openNamespace(root, [...name, ...environment, ...place]) : null,
    deployments: local ? null : openDeployments(root, environment),
  };
}

/** @throws UserError if the environment does not read content from KV. */
export function getNamespace({ namespace }: Target): Namespace {
  if (namespace) return namespace;
  throw new UserError(
    'This environment reads its content from the assets: nothing is published to KV. Bind a namespace as CONTENT in wrangler.toml, see docs/operations.md.',
  );
}
