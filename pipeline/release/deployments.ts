import type { Target } from './target.ts';
import { runWrangler } from './wrangler.ts';

/** A version of the worker that was deployed, with its assets. */
export interface Version {
  /** The build that it was made of; null for a version that nobody tagged. */
  build: string | null;
  /** ISO time. */
  created: string;
  /** Whether readers get it now. */
  isDeployed: boolean;
}

interface ListedVersion {
  id: string;
  metadata: { created_on: string };
  annotations?: { 'workers/tag'?: string };
}

/** The last versions of the worker, the newest first; none without an account. */
export async function listVersions(target: Target): Promise<Version[]> {
  if (target.isLocal) return [];
  const ask = async <T>(...command: string[]) =>
    JSON.parse(await runWrangler(target.root, [...command, '--json', ...target.environment])) as T;
  const versions = await ask<ListedVersion[]>('versions', 'list');
  const { versions: deployed } = await ask<{ versions: { version_id: string }[] }>('deployments', 'status');
  const ids = new Set(deployed.map(({ version_id }) => version_id));
  return versions
    .map(({ id, metadata, annotations }) => ({
      build: annotations?.['workers/tag'] ?? null,
      created: metadata.created_on,
      isDeployed: ids.has(id),
    }))
    .sort((a, b) => (a.created < b.created ? 1 : -1));
}

/** Deploys the version that was made of a build once more, to all readers. */
export async function deployVersion({ root, environment }: Target, build: string): Promise<void> {
  const command = [
    'versions',
    'deploy',
    '--version-tag',
    `${build}@100%`,
    '--message',
    `Back to build ${build}`,
    '--yes',
  ];
  await runWrangler(root, [...command, ...environment]);
}
