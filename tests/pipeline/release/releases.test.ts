import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createContext, type BuildContext } from '../../../pipeline/cache/context.ts';
import { UserError } from '../../../pipeline/kit/user-error.ts';
import type { Deployments, Version } from '../../../pipeline/release/deployments.ts';
import type { Namespace, Pair } from '../../../pipeline/release/namespace.ts';
import { deploy, rollBack, keepNewest, listReleases, publish } from '../../../pipeline/release/releases.ts';
import type { Target } from '../../../pipeline/release/target.ts';
import { contentFolder, currentBuildKey } from '../../../site/page/page.ts';
import { useSharedFolder } from '../../support/folder.ts';

const FILES = 3;

/** An in-memory KV namespace that fails after `left` more writes. */
function openMemory() {
  const values = new Map<string, Omit<Pair, 'key'>>();
  const memory = { values, left: Infinity };
  const change = (apply: () => void) => {
    if (memory.left <= 0) throw new UserError('No more changes.');
    memory.left -= 1;
    apply();
  };
  const namespace: Namespace = {
    list: (prefix) =>
      Promise.resolve(
        [...values]
          .filter(([name]) => name.startsWith(prefix))
          .map(([name, { metadata }]) => ({ name, metadata }))
          .sort((a, b) => (a.name < b.name ? -1 : 1)),
      ),
    put: async (pairs) => {
      for (const { key, ...value } of pairs) change(() => values.set(key, value));
      await Promise.resolve();
    },
    remove: async (keys) => {
      for (const key of keys) change(() => values.delete(key));
      await Promise.resolve();
    },
  };
  return { memory, namespace };
}

/** In-memory worker versions, newest first. */
function openVersions() {
  const versions: Version[] = [];
  const give = (id: string) => {
    for (const version of versions) version.isDeployed = version.id === id;
  };
  const deployments: Deployments = {
    list: () => Promise.resolve(versions),
    deploy: async (build, isDry) => {
      if (isDry) return null;
      const id = `version-${versions.length + 1}`;
      versions.unshift({ id, build, created: new Date().toISOString(), isDeployed: true });
      give(id);
      return Promise.resolve(null);
    },
    redeploy: async ({ id }) => {
      give(id);
      await Promise.resolve();
    },
  };
  return { versions, deployments };
}

const inFolder = useSharedFolder();
let memory: ReturnType<typeof openMemory>['memory'];
let versions: Version[];
let kv: Target;
let assets: Target;

beforeEach(() => {
  const opened = { ...openMemory(), ...openVersions() };
  ({ memory, versions } = opened);
  kv = { origin: null, namespace: opened.namespace, deployments: opened.deployments };
  assets = { origin: null, namespace: null, deployments: opened.deployments };
});

/** Writes a build to disk. */
async function build(id: string, worker = `worker-of-${id}`): Promise<BuildContext> {
  const out = inFolder(`${id}-${worker}`);
  const content = path.join(out, 'assets', contentFolder(id), 'en');
  await mkdir(content, { recursive: true });
  await mkdir(path.join(out, 'generated'), { recursive: true });
  await writeFile(path.join(out, 'generated/build.json'), JSON.stringify({ id, worker }));
  for (let at = 0; at < FILES; at += 1) await writeFile(path.join(content, `${at}.page`), `${id} ${at}`);
  return createContext({ out });
}

/** Deploys builds with increasing dates. */
async function release(...ids: string[]): Promise<void> {
  for (const id of ids) {
    await deploy(kv, await build(id));
    date(id);
  }
}

/** Dates a build later than all others, since the tests publish all of them within a millisecond. */
function date(id: string): void {
  const record = memory.values.get(`builds/${id}`);
  const published = new Date(Date.UTC(2026, 9, memory.values.size)).toISOString();
  memory.values.set(`builds/${id}`, { value: '', metadata: { ...record?.metadata, published } });
}

const current = (worker: string) => memory.values.get(currentBuildKey(worker))?.value;
const deployed = () => versions.find(({ isDeployed }) => isDeployed)?.build;
const summary = async () =>
  (await listReleases(kv)).map(({ build: id, isCurrent }) => (isCurrent ? `${id}, current` : id));

describe('deploying a build', () => {
  it('uploads its content to KV, and only then the key that points to it', async () => {
    await deploy(kv, await build('one', 'w'));
    const content = [0, 1, 2].map((at) => `${contentFolder('one')}/en/${at}.page`);
    expect([...memory.values.keys()]).toEqual([...content, 'builds/one', currentBuildKey('w')]);
    expect(memory.values.get(content[2] ?? '')?.value).toBe('one 2');
    expect([current('w'), deployed()]).toEqual(['one', 'one']);
  });

  it.each([0, 1, 2, 3, 4])('that fails after %i of 5 writes has no visible effect, and resumes there', async (keys) => {
    await release('before');
    const context = await build('after', 'worker-of-before');
    memory.left = keys;
    await expect(deploy(kv, context)).rejects.toThrow(UserError);
    expect([current('worker-of-before'), deployed()]).toEqual(['before', 'before']);
    expect((await summary()).at(-1)).toBe('before, current');
    // Files of an incomplete upload are not uploaded again, but the record is.
    memory.left = FILES + 2 - (keys > FILES ? 0 : keys);
    await deploy(kv, context);
    expect([current('worker-of-before'), deployed(), memory.left]).toEqual(['after', 'after', 0]);
  });

  it('leaves the previous worker on its own content', async () => {
    await release('one', 'two');
    expect([current('worker-of-one'), current('worker-of-two')]).toEqual(['one', 'two']);
  });

  it('uploads nothing in a dry run', async () => {
    await deploy(kv, await build('one'), { isDry: true });
    expect([memory.values.size, versions.length]).toEqual([0, 0]);
  });

  it('fails without a worker to deploy to', async () => {
    await expect(deploy({ ...kv, deployments: null }, await build('one'))).rejects.toThrow(/no worker to deploy/);
    expect(memory.values.size).toBe(0);
  });
});

describe('publishing content only', () => {
  it('changes what the current worker serves', async () => {
    await release('one');
    await publish(kv, await build('two', 'worker-of-one'));
    date('two');
    expect(await summary()).toEqual(['two, current', 'one']);
    expect(deployed()).toBe('one');
  });

  it('repairs files that were damaged since', async () => {
    await release('one');
    const key = `${contentFolder('one')}/en/1.page`;
    memory.values.set(key, { value: 'one' });
    await publish(kv, await build('one'));
    expect(memory.values.get(key)?.value).toBe('one 1');
  });

  it('is rejected for a build with another worker', async () => {
    await release('one');
    await expect(publish(kv, await build('two'))).rejects.toThrow(/does not fit the worker that is deployed/);
    expect(await summary()).toEqual(['one, current']);
  });

  it('is rejected if content is served from assets', async () => {
    await expect(publish(assets, await build('one'))).rejects.toThrow(/nothing is published to KV/);
  });
});

describe('rolling back', () => {
  it('restores the worker and the content of the previous build', async () => {
    await release('one', 'two');
    expect(await rollBack(kv, undefined)).toMatchObject({ build: 'one' });
    expect([deployed(), current('worker-of-one')]).toEqual(['one', 'one']);
    expect(await summary()).toEqual(['two', 'one, current']);
  });

  it('can restore other content of the same worker', async () => {
    await release('one');
    await publish(kv, await build('two', 'worker-of-one'));
    date('two');
    await rollBack(kv, undefined);
    expect([deployed(), current('worker-of-one')]).toEqual(['one', 'one']);
    await rollBack(kv, 'two');
    expect([deployed(), current('worker-of-one')]).toEqual(['one', 'two']);
  });

  it('repairs the key of the current build after somebody put another value by hand', async () => {
    await release('one');
    memory.values.set(currentBuildKey('worker-of-one'), { value: 'oops' });
    expect(await summary()).toEqual(['one']);
    await rollBack(kv, 'one');
    expect([await summary(), current('worker-of-one')]).toEqual([['one, current'], 'one']);
  });

  it('restores the worker version if content is deployed with it', async () => {
    await deploy(assets, await build('one'));
    await deploy(assets, await build('two'));
    expect(await rollBack(assets, undefined)).toMatchObject({ build: 'one' });
    expect(deployed()).toBe('one');
    expect(memory.values.size).toBe(0);
  });

  it('passes over all versions of the current build, which was deployed twice', async () => {
    for (const id of ['one', 'two', 'two']) await deploy(assets, await build(id));
    expect((await listReleases(assets)).map(({ build: id }) => id)).toEqual(['two', 'one']);
    expect(await rollBack(assets, undefined)).toMatchObject({ build: 'one' });
    expect(deployed()).toBe('one');
  });

  it('restores the last version of a build that was deployed twice', async () => {
    await release('one', 'one', 'two');
    await rollBack(kv, undefined);
    expect(versions.map(({ build: id, isDeployed }) => [id, isDeployed])).toEqual([
      ['two', false],
      ['one', true],
      ['one', false],
    ]);
  });

  it('rejects incomplete, removed or unknown builds, and changes nothing', async () => {
    await release('one', 'two');
    memory.values.delete(`${contentFolder('one')}/en/1.page`);
    await expect(rollBack(kv, 'one')).rejects.toThrow(/one has 2 of its 3 files/);
    await expect(rollBack(kv, 'nothing')).rejects.toThrow(/no build nothing/);
    versions.pop();
    await expect(rollBack(kv, 'one')).rejects.toThrow(/worker of build one/);
    await expect(rollBack(kv, undefined)).rejects.toThrow(UserError);
    expect(deployed()).toBe('two');
  });

  it('is rejected if there is no previous build', async () => {
    await release('one');
    await expect(rollBack(kv, undefined)).rejects.toThrow(/no build before the current one/);
  });
});

describe('removing old builds', () => {
  it('removes all their keys, and none of the kept builds', async () => {
    await release('one', 'two', 'three');
    memory.values.set(`${contentFolder('half')}/en/0.page`, { value: 'of an upload that broke off' });
    // The three files, record and key of `one`, and the file of `half`.
    expect(await keepNewest(kv, await listReleases(kv), 2)).toEqual({ builds: 1, keys: FILES + 3 });
    expect([...memory.values.keys()].filter((key) => /one|half/.test(key))).toEqual([]);
    expect(await summary()).toEqual(['three, current', 'two']);
    expect(await rollBack(kv, undefined)).toMatchObject({ build: 'two' });
  });

  it('keeps the current build', async () => {
    await release('one', 'two', 'three');
    await rollBack(kv, 'one');
    await keepNewest(kv, await listReleases(kv), 1);
    expect(await summary()).toEqual(['three', 'one, current']);
  });
});
