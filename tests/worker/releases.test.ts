import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBuildInfo } from '../../pipeline/kit/build-info.ts';
import { createContext, type BuildContext } from '../../pipeline/kit/context.ts';
import { Refusal } from '../../pipeline/kit/refusal.ts';
import { openNamespace } from '../../pipeline/release/namespace.ts';
import { removeBuilds } from '../../pipeline/release/published-builds.ts';
import { goBack, listReleases, publish } from '../../pipeline/release/releases.ts';
import { targetOf } from '../../pipeline/release/target.ts';
import { contentFolder, currentBuildKey } from '../../site/page.ts';
import { startCloudflareApi, type CloudflareApi } from '../setup/cloudflare-api.ts';

const run = promisify(execFile);
const { root } = createContext();

let api: CloudflareApi;
let folder: string;

beforeEach(async () => {
  api = await startCloudflareApi();
  folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
  for (const [name, value] of Object.entries(api.environment)) vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await api.stop();
  await rm(folder, { recursive: true, force: true });
});

const withKv = () => targetOf(root, { env: 'production', 'namespace-id': 'namespace' });
const withAssets = () => targetOf(root, { env: 'production' });

/** A build on the disk, of so many files. */
async function build(id: string, worker: string, files = 3): Promise<BuildContext> {
  const out = path.join(folder, id);
  const content = path.join(out, 'assets', contentFolder(id), 'en');
  await mkdir(content, { recursive: true });
  await mkdir(path.join(out, 'generated'));
  await writeFile(path.join(out, 'generated/build.json'), JSON.stringify({ id, worker }));
  for (let at = 0; at < files; at += 1) await writeFile(path.join(content, `${at}.page`), `${id} ${at}`);
  return createContext({ out });
}

/** Publishes a build, and deploys its worker. */
async function release(id: string, worker = `worker-of-${id}`): Promise<void> {
  await publish(withKv(), await build(id, worker));
  api.deploy(id);
}

const current = (worker: string) => api.values.get(currentBuildKey(worker))?.value;
const summary = async () =>
  (await listReleases(withKv())).map(({ build: id, isCurrent }) => (isCurrent ? `${id}, current` : id));

describe('a build that is published to KV', () => {
  it('is whole before anybody is sent to it', async () => {
    const context = await build('one', 'w', 2500);
    await publish(withKv(), context);
    expect(api.changes).toEqual([...[1000, 1000, 500, 1, 1].map((count) => `PUT values ${count}`)]);
    expect([...api.values.keys()].at(-1)).toBe(currentBuildKey('w'));
    expect(current('w')).toBe('one');
    expect(api.values.get(`${contentFolder('one')}/en/7.page`)?.value).toBe('one 7');
  });

  it.each([0, 1, 2, 3])(
    'and breaks off after %i of its requests is seen by nobody, and goes on where it ended',
    async (requests) => {
      await release('before', 'w');
      const context = await build('after', 'w', 2500);
      api.refuseAfter(requests);
      await expect(publish(withKv(), context)).rejects.toThrow(Refusal);
      expect(current('w')).toBe('before');
      expect(await summary()).toEqual(requests > 3 ? ['after', 'before, current'] : ['before, current']);
      api.refuseAfter(Infinity);
      const before = api.changes.length;
      await publish(withKv(), context);
      expect(current('w')).toBe('after');
      expect(api.changes.length - before).toBe(5 - requests);
    },
  );

  it('is read by its own worker alone', async () => {
    await release('one');
    await publish(withKv(), await build('two', 'worker-of-two'));
    expect([current('worker-of-one'), current('worker-of-two')]).toEqual(['one', 'two']);
    // Its worker is not deployed yet.
    expect(await summary()).toEqual(['two', 'one, current']);
  });
});

describe('going back', () => {
  it('leads to the build before, worker and content', async () => {
    await release('one');
    await release('two');
    expect(await goBack(withKv(), undefined)).toMatchObject({ build: 'one' });
    expect([api.deployed(), current('worker-of-one')]).toEqual(['one', 'one']);
    expect(await summary()).toEqual(['two', 'one, current']);
  });

  it('leads to any build, also forward', async () => {
    for (const id of ['one', 'two', 'three']) await release(id);
    await goBack(withKv(), 'one');
    await goBack(withKv(), 'three');
    expect(api.deployed()).toBe('three');
  });

  it('leads to other content of the same worker', async () => {
    await release('one', 'w');
    await publish(withKv(), await build('two', 'w'));
    expect(await summary()).toEqual(['two, current', 'one']);
    await goBack(withKv(), undefined);
    expect([api.deployed(), current('w')]).toEqual(['one', 'one']);
    await goBack(withKv(), 'two');
    expect([api.deployed(), current('w')]).toEqual(['one', 'two']);
  });

  it('leads to the version of a build where content is deployed with it', async () => {
    api.deploy('one');
    api.deploy('two');
    expect(await goBack(withAssets(), undefined)).toMatchObject({ build: 'one' });
    expect(api.deployed()).toBe('one');
    expect(api.values.size).toBe(0);
  });

  it('refuses what is not whole, gone, or unknown, and changes nothing', async () => {
    await release('one');
    await release('two');
    api.values.delete(`${contentFolder('one')}/en/1.page`);
    await expect(goBack(withKv(), 'one')).rejects.toThrow(/one has 2 of its 3 files/);
    await expect(goBack(withKv(), 'nothing')).rejects.toThrow(/no build nothing/);
    api.versions.shift();
    await expect(goBack(withKv(), 'one')).rejects.toThrow(/worker of build one/);
    await expect(goBack(withKv(), undefined)).rejects.toThrow(Refusal);
    expect(api.deployed()).toBe('two');
  });

  it('has nowhere to go from the first build', async () => {
    await release('one');
    await expect(goBack(withKv(), undefined)).rejects.toThrow(/no build before the current one/);
  });
});

describe('former builds', () => {
  it('leave nothing behind, and the kept ones lose nothing', async () => {
    for (const id of ['one', 'two', 'three']) await release(id);
    api.values.set(`${contentFolder('half')}/en/0.page`, { value: 'of a publication that broke off' });
    const kept = (await listReleases(withKv())).flatMap(({ build: id, content }) => (id !== 'one' && content) || []);
    await removeBuilds(openNamespace(withKv()), kept);
    expect([...api.values.keys()].filter((key) => /one|half/.test(key))).toEqual([]);
    expect(await summary()).toEqual(['three, current', 'two']);
    expect(await goBack(withKv(), undefined)).toMatchObject({ build: 'two' });
  });
});

describe('the command', () => {
  const command = async (name: string, ...options: string[]) => {
    const file = path.join(root, `pipeline/commands/${name}.ts`);
    const { stdout } = await run('node', [file, '--env', 'production', ...options], { cwd: root });
    return stdout;
  };
  const KV = ['--namespace-id', 'namespace'];

  it('deploy publishes the content, and then deploys the worker under the build’s id', async () => {
    const { id, worker } = await readBuildInfo(createContext());
    await command('deploy', ...KV);
    expect(current(worker)).toBe(id);
    expect(api.changes.findIndex((change) => change === `PUT script ${id}`)).toBe(api.changes.length - 1);
    expect(await command('builds', ...KV)).toMatch(new RegExp(`^${id} .* files in KV  current$`, 'm'));
  });

  it('deploy --dry-run uploads nothing', async () => {
    await command('deploy', '--dry-run', ...KV);
    expect(api.changes).toEqual([]);
  });

  it('publish:content refuses content that the deployed worker does not fit', async () => {
    await release('another');
    await expect(command('publish-content', ...KV)).rejects.toThrow(/does not fit the worker that is deployed/);
    expect(api.deployed()).toBe('another');
  });

  it('rollback goes back', async () => {
    await release('one');
    await release('two');
    expect(await command('rollback', ...KV)).toContain('Readers get build one again.');
    expect(api.deployed()).toBe('one');
  });

  it('builds --keep removes all but the newest', async () => {
    for (const id of ['one', 'two', 'three']) await release(id);
    expect(await command('builds', '--keep', '1', ...KV)).toContain('2 builds removed');
    expect(await summary()).toEqual(['three, current']);
  });

  it.each([
    ['builds', ['--keep', 'all'], /--keep takes a number/],
    ['builds', ['--keep', '3'], /nothing is published to KV/],
    ['rollback', ['--back'], /--back/],
  ])('%s %j is refused, and says why', async (name, options, why) => {
    await expect(command(name, ...options)).rejects.toThrow(why);
  });
});
