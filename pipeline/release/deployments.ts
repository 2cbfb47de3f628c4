import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readIfPresent } from '../kit/files.ts';
import { runWrangler, showWrangler } from './wrangler.ts';

/** A version of the worker with its assets, deployed at some time. */
export interface Version {
  id: string;
  /** The build it was made from; null for an untagged version. */
  build: string | null;
  /** ISO time. */
  created: string;
  /** Whether it is live. */
  isDeployed: boolean;
}

export interface Deployments {
  /** The latest versions, newest first. */
  list: () => Promise<Version[]>;
  /**
   * Deploys the build in `dist` to all readers, tagged with its id. `isDry` uploads nothing. @returns The worker's URL.
   */
  deploy: (build: string, isDry: boolean) => Promise<string | null>;
  /** Deploys a former version again, to all readers. */
  redeploy: (version: Version) => Promise<void>;
}

interface ListedVersion {
  id: string;
  metadata: { created_on: string };
  annotations?: { 'workers/tag'?: string };
}

/** @param environment wrangler arguments that select the environment of `wrangler.toml`. */
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
          id,
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
    redeploy: async ({ id, build }) => {
      // By its id: a build that was deployed twice tags two versions, between which wrangler does not choose.
      const version = [`${id}@100%`, '--message', `Back to build ${build}`];
      await runWrangler(root, ['versions', 'deploy', ...version, '--yes', ...environment]);
    },
  };
}

/** A line of wrangler's machine-readable output. */
interface OutputLine {
  type: string;
  targets?: string[];
}

/** Runs a deployment and reads its URL: preferably a route, else the workers.dev domain. */
async function deployedAddress(run: (output: string) => Promise<void>): Promise<string | null> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'deploy-'));
  const output = path.join(folder.path, 'output.jsonl');
  await run(output);
  const text = (await readIfPresent(readFile(output, 'utf8'))) ?? '';
  const lines = text.split('\n').filter(Boolean);
  const targets = lines.flatMap((line) => (JSON.parse(line) as OutputLine).targets ?? []);
  const hosts = targets.flatMap((target) => /^(?:https:\/\/)?([\w-][\w.-]*)/.exec(target)?.[1] ?? []);
  const host = hosts.find((name) => !name.endsWith('.workers.dev')) ?? hosts[0];
  return host === undefined ? null : `https://${host}`;
}
