import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { unstable_readConfig as readConfig } from 'wrangler';
import { Refusal } from '../kit/refusal.ts';

/** Binding of the KV namespace that workers read content from (`worker/environment.ts`). */
const BINDING = 'CONTENT';

/** Where builds are released to. */
export interface Target {
  root: string;
  /** Arguments of wrangler that name the environment of `wrangler.toml`. */
  environment: string[];
  /** Arguments of `wrangler kv` that name the namespace; null where content is read from the assets. */
  namespace: string[] | null;
  /** Whether KV is a folder of this machine. There are no deployments then. */
  isLocal: boolean;
}

/** Arguments of every command that releases. */
export const TARGET_OPTIONS = {
  env: { type: 'string' },
  'namespace-id': { type: 'string' },
  local: { type: 'boolean' },
  'persist-to': { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

/** @throws Refusal for an argument that is not among the options. */
export function readArguments<Options extends ParseArgsOptionsConfig>(options: Options) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  }
}

export function targetOf(
  root: string,
  { env, 'namespace-id': id, local = false, 'persist-to': folder }: TargetArguments,
): Target {
  const configuration = { config: path.join(root, 'wrangler.toml'), env };
  const { kv_namespaces: namespaces } = readConfig(configuration, { hideWarnings: true }) as WorkerConfiguration;
  const isBound = namespaces.some(({ binding }) => binding === BINDING);
  const environment = env === undefined ? [] : ['--env', env];
  const name = id === undefined ? ['--binding', BINDING] : ['--namespace-id', id];
  const place = local ? ['--local', ...(folder === undefined ? [] : ['--persist-to', folder])] : ['--remote'];
  return {
    root,
    environment,
    namespace: isBound || id !== undefined ? [...name, ...environment, ...place] : null,
    isLocal: local,
  };
}

/** What is read of `wrangler.toml`. */
interface WorkerConfiguration {
  kv_namespaces: { binding: string }[];
}

interface TargetArguments {
  env?: string | undefined;
  'namespace-id'?: string | undefined;
  local?: boolean | undefined;
  'persist-to'?: string | undefined;
}
