import path from 'node:path';
import { readBuildInfo } from '../kit/build-info.ts';
import type { BuildContext } from '../kit/context.ts';
import { Refusal } from '../kit/refusal.ts';
import { deployVersion, listVersions, type Version } from './deployments.ts';
import { openNamespace } from './namespace.ts';
import { listBuilds, switchTo, uploadBuild, type PublishedBuild } from './published-builds.ts';
import type { Target } from './target.ts';

/** A build that readers can get. */
export interface Release {
  build: string;
  /** ISO time: when it was deployed, or its content published. */
  made: string;
  /** Whether readers get it now. */
  isCurrent: boolean;
  /** Build by which the version of its worker is called; null where there is none any more. */
  version: string | null;
  /** Its content in KV; null where content is deployed with the worker. */
  content: PublishedBuild | null;
}

/** All that readers can get, the newest first. */
export async function listReleases(target: Target): Promise<Release[]> {
  const versions = await listVersions(target);
  if (!target.namespace) return versions.flatMap(releaseOfVersion);
  const builds = await listBuilds(openNamespace(target));
  const workers = new Map(builds.map(({ id, worker }) => [id, worker]));
  const workerOf = ({ build }: Version) => (build === null ? undefined : workers.get(build));
  return builds.map((content) => {
    const version =
      versions.find(({ build }) => build === content.id) ?? versions.find((one) => workerOf(one) === content.worker);
    const isDeployed = target.isLocal || versions.some((one) => one.isDeployed && workerOf(one) === content.worker);
    return {
      build: content.id,
      made: content.published,
      isCurrent: content.isCurrent && isDeployed,
      version: version?.build ?? null,
      content,
    };
  });
}

function releaseOfVersion({ build, created, isDeployed }: Version): Release[] {
  return build === null ? [] : [{ build, made: created, isCurrent: isDeployed, version: build, content: null }];
}

/** Gives readers of its worker the content of the last build. */
export async function publish(target: Target, context: BuildContext): Promise<PublishedBuild> {
  const namespace = openNamespace(target);
  const build = await uploadBuild(namespace, await readBuildInfo(context), path.join(context.out, 'assets'));
  await switchTo(namespace, build);
  return build;
}

/**
 * Gives readers a former build again, worker and content.
 *
 * @param build Its id; without one, the build before the current one.
 * @throws Refusal where there is none to go back to.
 */
export async function goBack(target: Target, build: string | undefined): Promise<Release> {
  const releases = await listReleases(target);
  const current = releases.findIndex(({ isCurrent }) => isCurrent);
  const release = build === undefined ? releases[current + 1] : releases.find((one) => one.build === build);
  if (!release || (build === undefined && current < 0))
    throw new Refusal(
      `There is no ${build === undefined ? 'build before the current one' : `build ${build}`}. \`npm run builds\` lists those that there are.`,
    );
  if (release.version === null && !target.isLocal)
    throw new Refusal(
      `The worker of build ${release.build} is not among the last ten versions. Check its commit out and deploy it.`,
    );
  // The content first: the worker that readers have now reads another build's.
  if (release.content) await switchTo(openNamespace(target), release.content);
  if (release.version !== null) await deployVersion(target, release.version);
  return release;
}
