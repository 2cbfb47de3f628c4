import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeList } from '../../../pipeline/output/file-list.ts';
import { addFormerFiles, describeFormerFiles } from '../../../pipeline/release/former-files.ts';
import { writeFiles } from '../../support/builds.ts';
import { useFolder } from '../../support/folder.ts';
import { listenLocally, type LocalServer } from '../../support/local-server.ts';

const inRoot = useFolder();
let server: LocalServer;
/** Folder of the assets that readers have now; null while the site is down. */
let deployed: string | null;

beforeEach(async () => {
  deployed = inRoot('none');
  server = await listenLocally((request, response) => {
    if (deployed === null) return response.writeHead(503).end();
    return void readFile(path.join(deployed, request.url ?? '')).then(
      (bytes) => response.end(bytes),
      () => response.writeHead(404).end(),
    );
  });
});
afterEach(() => server.stop());

/** Deploys a build of some hashed files. @returns All hashed files that readers can get then. */
async function release(id: string, files: readonly string[], day = 0): Promise<string[]> {
  return (await releaseListed(id, files, day)).present;
}

/** The same, with files that are only listed. */
async function releaseListed(id: string, files: readonly string[], day = 0, listed: readonly string[] = []) {
  const assets = inRoot(id);
  await writeFiles(assets, Object.fromEntries(files.map((file) => [`static/${file}`, `of ${id}`])));
  const now = new Date(Date.UTC(2026, 0, 1 + day));
  await writeList(assets, [{ id, made: now.toISOString(), files: [...files, ...listed] }]);
  const former = await addFormerFiles(assets, server.origin, now);
  deployed = assets;
  const entries = await readdir(path.join(assets, 'static'), { recursive: true, withFileTypes: true });
  const present = entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
  return { former, present };
}

describe('the files of former builds', () => {
  it('are none where the site has no list', async () => {
    expect(await release('a', ['site-a.css'])).toEqual(['site-a.css']);
  });

  it('stay beside those of a build, also those in folders, and each once', async () => {
    await release('a', ['site-a.css', 'search/en-a/t1.json', 'both.js']);
    expect(await release('b', ['site-b.css', 'both.js'])).toEqual(['both.js', 'site-a.css', 'site-b.css', 't1.json']);
    expect(await readFile(inRoot('b/static/both.js'), 'utf8')).toBe('of b');
    expect(await readFile(inRoot('b/static/search/en-a/t1.json'), 'utf8')).toBe('of a');
  });

  it('are those of the last five builds', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) await release(id, [`site-${id}.css`]);
    expect(await release('g', ['site-g.css'])).toEqual(['b', 'c', 'd', 'e', 'f', 'g'].map((id) => `site-${id}.css`));
  });

  it('go after two weeks', async () => {
    await release('a', ['site-a.css'], 0);
    await release('b', ['site-b.css'], 5);
    expect(await release('c', ['site-c.css'], 15)).toEqual(['site-b.css', 'site-c.css']);
  });

  it('are without their pictures where these do not fit', async () => {
    const pictures = Array.from({ length: 19_000 }, (_, at) => `thumbnail-${at}.svg`);
    await releaseListed('a', ['site-a.js', 'programs-a.json'], 0, pictures);
    const { former, present } = await releaseListed('b', ['site-b.js']);
    expect(former).toEqual({ builds: 1, files: 2, withoutPictures: ['a'], dropped: [] });
    expect(present).toEqual(['programs-a.json', 'site-a.js', 'site-b.js']);
    expect(await release('c', ['site-c.js'])).toEqual(['programs-a.json', 'site-a.js', 'site-b.js', 'site-c.js']);
  });

  it('are left out, and named, where even the code does not fit', async () => {
    const scripts = Array.from({ length: 19_000 }, (_, at) => `demo-${at}.js`);
    await releaseListed('a', ['site-a.js'], 0, scripts);
    const { former, present } = await releaseListed('b', ['site-b.js']);
    expect(former).toEqual({ builds: 0, files: 0, withoutPictures: [], dropped: ['a'] });
    expect(present).toEqual(['site-b.js']);
  });

  it('are not doubled where a build is deployed again', async () => {
    await release('a', ['site-a.css']);
    await release('b', ['site-b.css']);
    expect(await release('b', ['site-b.css'])).toEqual(['site-a.css', 'site-b.css']);
  });

  it('are described in a line', async () => {
    await release('a', ['site-a.css', 'both.js'], 0);
    expect(await describeFormerFiles(server.origin)).toBe('No hashed files of former builds are kept for open pages.');
    await release('b', ['site-b.css', 'both.js'], 1);
    await release('c', ['site-c.css', 'both.js'], 2);
    expect(await describeFormerFiles(server.origin)).toBe(
      '2 hashed files of former builds are kept for open pages: b, a, since 2026-01-01.',
    );
  });

  it('are not given up where the site fails', async () => {
    await release('a', ['site-a.css']);
    deployed = null;
    await expect(release('b', ['site-b.css'])).rejects.toThrow(/answers 503/);
  });
});
