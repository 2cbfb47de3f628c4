import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runWrangler, showWrangler } from './wrangler.ts';

/** A version of the worker that was deployed, with its assets. */
export interface Version {
  /** The build that it was made of; null for a version that nobody tagged. */
  build: string | null;
  /** ISO time. */
  created: string;
  /** Whether readers get it now. */
  isDeployed: boolean;
}

/** What readers get of the worker. */
export interface Deployments {
  /** The last versions, the newest first. */
  list: () => Promise<Version[]>;
  /** Deploys the build in `dist` under its id, to all readers. `isDry` uploads nothing. @returns The worker's address. */
  deploy: (build: string, isDry: boolean) => Promise<string | null>;
  /** Deploys the version that was made of a build once more, to all readers. */
  redeploy: (build: string) => Promise<void>;
}

interface ListedVersion {
  id: string;
  metadata: { created_on: string };
  annotations?: { 'workers/tag'?: string };
}

/** @param environment Arguments of wrangler that name the environment of `wrangler.toml`. */
export function openDeployments(root: string, environment: readonly string[]): Deployments {
  const ask = async <T>(...command: string[]) =>
    JSON.parse(await runWrangler(root, [...command, '--json', ...environment])) as T;
  return {
    list: async () => {
      const [versions, { versions: deployed }] = await Promise.all([
        ask<ListedVersion[]>('versions', 'list'),
        ask<{ versions: { version_id: string }[] }>('deployments', 'status'),
      ]);
      const ids = new Set(deployed.map(({ version_id }) => version_id));
      return versions
        .map(({ id, metadata, annotations }) => ({
          build: annotations?.['workers/tag'] ?? null,
          created: metadata.created_on,
          isDeployed: ids.has(id),
        }))
        .sort((a, b) => (a.created < b.created ? 1 : -1));
    },
    deploy: (build, isDry) => {
      const command = ['deploy', '--tag', build, '--message', `Build ${build}`, ...(isDry ? ['--dry-run'] : [])];
      return deployedAddress((output) => showWrangler(root, [...command, ...environment], output));
    },
    redeploy: async (build) => {
      const version = ['--version-tag', `${build}@100%`, '--message', `Back to build ${build}`];
      await runWrangler(root, ['versions', 'deploy', ...version, '--yes', ...environment]);
    },
  };
}

/** A line of what wrangler writes for programs. */
interface OutputLine {
  type: string;
  targets?: string[];
}

/** Runs a deployment and reads where it went: to a route, if there is one, or the provider's own domain. */
async function deployedAddress(run: (output: string) => Promise<void>): Promise<string | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'deploy-'));
  const output = path.join(folder, 'output.jsonl');
  try {
    await run(output);
    const lines = (await readFile(output, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    const targets = lines.flatMap((line) => (JSON.parse(line) as OutputLine).targets ?? []);
    const hosts = targets.flatMap((target) => /^(?:https:\/\/)?([\w-][\w.-]*)/.exec(target)?.[1] ?? []);
    const host = hosts.find((name) => !name.endsWith('.workers.dev')) ?? hosts[0];
    return host === undefined ? null : `https://${host}`;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
