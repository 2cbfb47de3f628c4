import path from 'node:path';
import { readBuildInfo } from '../kit/build-info.ts';
import type { BuildContext } from '../cache/context.ts';
import { UserError } from '../kit/user-error.ts';
import type { Version } from './deployments.ts';
import { addFormerFiles, type FormerFiles } from './former-files.ts';
import {
  listBuilds,
  listContent,
  assertComplete,
  removeBuilds,
  switchTo,
  uploadBuild,
  type PublishedBuild,
} from './published-builds.ts';
import { getNamespace, type Target } from './target.ts';

/** A build that is or can be made live. */
export interface Release {
  build: string;
  /** ISO time of the deployment, or of publishing its content. */
  made: string;
  /** Whether it is live. */
  isCurrent: boolean;
  /** The latest version of its worker; null if that is gone. */
  version: Version | null;
  /** Its content in KV; null if content is deployed with the worker. */
  content: PublishedBuild | null;
}

/** All releases, newest first. */
export async function listReleases({ namespace, deployments }: Target): Promise<Release[]> {
  const [versions, builds] = await Promise.all([deployments?.list() ?? [], namespace && listBuilds(namespace)]);
  if (!builds)
    // A build that was deployed twice has two versions.
    return [...Map.groupBy(versions, ({ build }) => build)].flatMap(([build, ofBuild]) => {
      const [version] = ofBuild;
      if (build === null || !version) return [];
      const isCurrent = ofBuild.some(({ isDeployed }) => isDeployed);
      return [{ build, made: version.created, isCurrent, version, content: null }];
    });
  const workers = new Map(builds.map(({ id, worker }) => [id, worker]));
  const findWorker = ({ build }: Version) => (build === null ? undefined : workers.get(build));
  return builds.map((content) => {
    const version =
      versions.find(({ build }) => build === content.id) ?? versions.find((one) => findWorker(one) === content.worker);
    const isDeployed = !deployments || versions.some((one) => one.isDeployed && findWorker(one) === content.worker);
    return {
      build: content.id,
      made: content.published,
      isCurrent: content.isCurrent && isDeployed,
      version: version ?? null,
      content,
    };
  });
}

export interface DeployOptions {
  /** Bundles everything and uploads nothing. */
  isDry?: boolean | undefined;
  /** Drops the hashed files of former builds. */
  isFresh?: boolean | undefined;
}

/**
 * Releases the last build: worker, content, and the hashed files that open pages of former builds still need.
 *
 * @returns URL of the site, null if wrangler reports none; the former files that were kept, null if none were requested;
 * and how many files of content go into KV.
 */
export async function deploy(
  target: Target,
  context: BuildContext,
  { isDry = false, isFresh = false }: DeployOptions = {},
): Promise<{ address: string | null; former: FormerFiles | null; content: number }> {
  if (!target.deployments) throw new UserError('There is no worker to deploy on this machine. Run npm start.');
  const { id } = await readBuildInfo(context);
  const origin = isDry || isFresh ? null : target.origin;
  const assets = path.join(context.out, 'assets');
  const former = origin === null ? null : await addFormerFiles(assets, origin);
  const content = target.namespace ? (await listContent(assets, id)).length : 0;
  // Content first: a worker must find what it reads.
  if (target.namespace && !isDry) await upload(target, context);
  return { address: await target.deployments.deploy(id, isDry), former, content };
}

/**
 * Releases the content of the last build.
 *
 * @throws UserError if it does not fit the deployed worker.
 */
export async function publish(target: Target, context: BuildContext): Promise<PublishedBuild> {
  const { id, worker } = await readBuildInfo(context);
  const current = target.deployments && (await listReleases(target)).find(({ isCurrent }) => isCurrent);
  if (current?.content && current.content.worker !== worker)
    throw new UserError(
      `The content of build ${id} does not fit the worker that is deployed, that of build ${current.build}: more than text has changed. Run npm run deploy.`,
    );
  return upload(target, context);
}

async function upload(target: Target, context: BuildContext): Promise<PublishedBuild> {
  const namespace = getNamespace(target);
  const build = await uploadBuild(namespace, await readBuildInfo(context), path.join(context.out, 'assets'));
  await switchTo(namespace, build);
  return build;
}

/**
 * Rolls back to a former build: worker and content.
 *
 * @param build Its id; undefined for the build before the current one.
 * @throws UserError if there is none.
 */
export async function rollBack(target: Target, build: string | undefined): Promise<Release> {
  const releases = await listReleases(target);
  const current = releases.findIndex(({ isCurrent }) => isCurrent);
  const release = build === undefined ? releases[current + 1] : releases.find((one) => one.build === build);
  if (!release || (build === undefined && current < 0))
    throw new UserError(
      `There is no ${build === undefined ? 'build before the current one' : `build ${build}`}. \`npm run builds\` lists those that there are.`,
    );
  if (release.version === null && target.deployments)
    throw new UserError(
      `The worker of build ${release.build} is not among the last ten versions. Check its commit out and deploy it.`,
    );
  // Content first: the live worker keeps reading another build's.
  if (release.content) {
    await assertComplete(getNamespace(target), release.content);
    await switchTo(getNamespace(target), release.content);
  }
  if (release.version !== null) await target.deployments?.redeploy(release.version);
  return release;
}

/**
 * Deletes the content of all builds except the newest and the current one, and what interrupted uploads left.
 *
 * @param releases All of them, as returned by `listReleases`.
 */
export async function keepNewest(
  target: Target,
  releases: readonly Release[],
  count: number,
): Promise<{ builds: number; keys: number }> {
  const pickContent = (some: readonly Release[]) => some.flatMap(({ content }) => content ?? []);
  const kept = releases.filter(({ isCurrent }, at) => isCurrent || at < count);
  const old = releases.filter((release) => !kept.includes(release));
  const keys = await removeBuilds(getNamespace(target), pickContent(old), pickContent(kept));
  return { builds: old.length, keys };
}
