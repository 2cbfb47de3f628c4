import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createContext } from '../../../../pipeline/cache/context.ts';
import type { BuiltDemos } from '../../../../pipeline/demos/build-demos.ts';
import { createThumbnails } from '../../../../pipeline/images/thumbnails/build-thumbnails.ts';
import { byLocale } from '../../../../site/locales.ts';
import { useFolder } from '../../../support/folder.ts';

const KEY = '/x/react-charts/bars';

const inFolder = useFolder();
const render = vi.fn(() => Promise.resolve({ html: '<p>Bars</p>', styles: [] }));

beforeEach(async () => {
  await mkdir(inFolder('next/static'), { recursive: true });
  render.mockClear();
});

/** Thumbnails of a site with one demo, whose module has the given name, as has the code that the server renders. */
function create(module: string, serverCode = 'code') {
  const demo = {
    modules: { system: `/static/${module}` },
    vendorFiles: [],
    packs: byLocale(() => []),
    rendering: byLocale(() => serverCode),
    render,
  };
  const demos = {
    byPage: new Map([[KEY, byLocale(() => new Map([['BasicBars', demo]]))]]),
    prerender: { tokensCss: () => '' },
    entryFiles: () => [],
  } as unknown as BuiltDemos;
  const statics = { staticFolder: inFolder('next/static'), staticPath: '/static/' };
  return createThumbnails(createContext({ out: inFolder(), cache: inFolder('cache') }), { demos, statics });
}

const BARS = { key: KEY, demo: 'BasicBars' };
const listWritten = () => readdir(inFolder('next/static'));

describe('thumbnails', () => {
  it('are drawn once they are written, if they were asked for', async () => {
    const thumbnails = await create('a.js');
    await thumbnails.write();
    await expect(listWritten()).resolves.toEqual([]);
    const address = thumbnails.getAddress(BARS, 'en') ?? '';
    await expect(listWritten()).resolves.toEqual([]);
    await thumbnails.write();
    const [name = ''] = await listWritten();
    expect(`/static/${name}`).toBe(address);
    await expect(readFile(inFolder('next/static', name), 'utf8')).resolves.toContain('Bars');
  });

  it('have another name when the demo is another, also only on the server, and in another language', async () => {
    const names = [
      (await create('a.js')).getAddress(BARS, 'en'),
      (await create('b.js')).getAddress(BARS, 'en'),
      (await create('a.js', 'other code')).getAddress(BARS, 'en'),
      (await create('a.js')).getAddress(BARS, 'zh'),
    ];
    expect(new Set(names).size).toBe(4);
    expect((await create('a.js')).getAddress(BARS, 'en')).toBe(names[0]);
  });

  it('are copied from the former build, if it has them', async () => {
    const thumbnails = await create('a.js');
    const address = thumbnails.getAddress(BARS, 'en') ?? '';
    await mkdir(inFolder('assets/static'), { recursive: true });
    await writeFile(inFolder('assets', address), 'former');
    await thumbnails.draw(BARS, 'en');
    await expect(readFile(inFolder('next', address), 'utf8')).resolves.toBe('former');
    expect(render).not.toHaveBeenCalled();
  });

  it('do not exist for a demo that does not', async () => {
    const thumbnails = await create('a.js');
    expect(thumbnails.getAddress({ key: KEY, demo: 'Nothing' }, 'en')).toBeNull();
    expect(thumbnails.getAddress({ key: '/x/nothing', demo: 'BasicBars' }, 'en')).toBeNull();
    await expect(thumbnails.draw({ key: KEY, demo: 'Nothing' }, 'en')).resolves.toBeNull();
  });
});
