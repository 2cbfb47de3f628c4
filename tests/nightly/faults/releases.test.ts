import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readBuildInfo } from '../../../pipeline/kit/build-info.ts';
import { createContext } from '../../../pipeline/cache/context.ts';
import type { BuildInfo } from '../../../site/config/build-info.ts';
import { contentFolder, currentBuildKey } from '../../../site/page/page.ts';
import { startCloudflareApi, type CloudflareApi } from '../../support/cloudflare-api.ts';
import { siteOrigin } from '../../support/sites.ts';

// Runs the real commands with the real wrangler against a mock of the Cloudflare API. Each start of wrangler takes
// seconds, so the commands' logic is tested in `tests/pipeline/release/releases.test.ts`.

const run = promisify(execFile);
const context = createContext();
const KV = ['--namespace-id', 'namespace'];

let api: CloudflareApi;
let build: BuildInfo;

beforeAll(async () => {
  api = await startCloudflareApi();
  build = await readBuildInfo(context);
});
afterEach(() => {
  api.changes.length = 0;
});
afterAll(() => api.stop());

async function command(name: string, ...options: string[]): Promise<string> {
  const file = path.join(context.root, `pipeline/commands/release/${name}.ts`);
  const env = { ...process.env, ...api.environment };
  const { stdout } = await run('node', [file, '--env', 'production', ...options], { cwd: context.root, env });
  return stdout;
}

/** Records a build as published and deployed earlier. */
function release(id: string): void {
  const worker = `worker-of-${id}`;
  const published = new Date(Date.UTC(2025, 0, api.versions.length + 1)).toISOString();
  api.values.set(`${contentFolder(id)}/en/x.page`, { value: id });
  api.values.set(`builds/${id}`, { value: '', metadata: { worker, published, files: 1 } });
  api.values.set(currentBuildKey(worker), { value: id, metadata: { build: id } });
  api.deploy(id);
}

const getKeys = (id: string) => [...api.values.keys()].filter((key) => key.startsWith(`${contentFolder(id)}/`));

// Starts a dozen processes, which is slow on a busy machine.
describe('with content in KV', { timeout: 300_000 }, () => {
  it('deploy uploads the content in batches, then the worker with the build’s id', async () => {
    // The second time with other variables: the build and so the tag of the version are the same.
    for (const id of ['older', 'former', 'former']) release(id);
    const printed = await command('deploy', ...KV, '--uncommitted', '--fresh', '--address', siteOrigin());
    expect(printed).toContain(`ok    health      build ${build.id}\n`);
    expect(api.values.get(currentBuildKey(build.worker))?.value).toBe(build.id);
    expect(api.changes[0]).toBe('PUT values 1000');
    expect(api.changes.slice(-2)).toEqual([`POST version ${build.id}`, `POST deployment ${build.id}`]);
    expect(api.deployed()).toBe(build.id);
    expect(getKeys(build.id).length).toBeGreaterThan(1000);
  });

  it('rollback restores the previous build', async () => {
    expect(await command('rollback', ...KV)).toContain('Readers get build former again.');
    expect(api.changes).toEqual(['PUT values 1', 'POST deployment former']);
    expect(api.deployed()).toBe('former');
  });

  it('builds --keep lists all builds, and removes all but the newest and the current one', async () => {
    const printed = await command('builds', '--keep', '1', ...KV);
    expect(printed).toMatch(new RegExp(`^${build.id} .* files in KV\nformer .* 1 files in KV  current\nolder `, 'm'));
    expect(printed).toContain('1 build removed, 3 keys. Left: 2 builds.');
    expect([getKeys('older'), getKeys('former')]).toEqual([[], [`${contentFolder('former')}/en/x.page`]]);
  });

  it('deploy --or-rollback rolls back if the smoke test fails', async () => {
    const deployed = command(
      'deploy',
      ...KV,
      '--uncommitted',
      '--fresh',
      '--or-rollback',
      '--address',
      'http://127.0.0.1:1',
    );
    await expect(deployed).rejects.toThrow('Readers get build former again.');
    expect(api.deployed()).toBe('former');
  });
});

it('builds --keep is rejected without a number', async () => {
  await expect(command('builds', '--keep', 'all')).rejects.toThrow(/--keep takes a number/);
  expect(api.changes).toEqual([]);
});
