import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importGraph, getImports, ROOT, getSources } from './imports.ts';

/** Folders that each folder may import from, besides itself: `worker -> client -> site <- pipeline`. */
const ARROWS: Record<string, string[]> = {
  site: [],
  client: ['site', 'locales'],
  worker: ['client', 'site'],
  pipeline: ['site'],
  content: ['site'],
};

/** The client's folders, by where their code runs, and what each may import besides itself. */
const CLIENT_ARROWS: Record<string, string[]> = {
  i18n: ['site', 'locales'],
  theme: ['site'],
  components: ['site', 'client/i18n', 'client/theme'],
  browser: ['site', 'locales', 'client/i18n', 'client/theme', 'client/service-worker'],
  islands: [
    'site',
    'client/i18n',
    'client/theme',
    'client/browser/kit',
    'client/browser/preferences',
    'client/service-worker',
  ],
  'service-worker': ['site'],
};

/** The folders of `browser/` that do not run the others, as `enhance` does, and what each may import besides itself. */
const BROWSER_ARROWS: Record<string, string[]> = {
  kit: [],
  'client-errors': ['kit'],
  preferences: ['kit'],
  tools: ['kit', 'preferences'],
  appearance: ['kit', 'preferences', 'tools'],
  code: ['kit', 'preferences', 'inline'],
  demos: ['kit', 'preferences', 'code', 'tools'],
  navigation: ['kit', 'inline', 'tools'],
  network: ['kit'],
  'former-build': ['kit'],
  development: ['kit'],
  search: ['kit'],
  reference: ['kit', 'preferences', 'tools'],
  'all-demos': ['kit'],
  check: ['kit'],
  theme: ['kit', 'preferences', 'tools'],
  ads: ['kit'],
  analytics: ['kit', 'preferences'],
  inline: ['kit', 'preferences'],
};

/** Platform modules that a folder must not import. */
const FOREIGN: Record<string, RegExp> = {
  site: /^(?:node:|cloudflare:|react|hono|@mui|@emotion)/,
  client: /^(?:node:|cloudflare:|hono)/,
  worker: /^(?:node:|@mui|@emotion)/,
  content: /^(?:node:|cloudflare:|hono)/,
};

/** Imports that lead neither into the folder nor into `allowed`, as `file imports specifier`. */
async function strayImports(folder: string, allowed: readonly string[]): Promise<string[]> {
  const stray: string[] = [];
  const files = await getSources(folder);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    for (const specifier of await getImports(file)) {
      if (!specifier.startsWith('.')) continue;
      const target = path
        .relative(ROOT, path.resolve(path.dirname(file), specifier))
        .split(path.sep)
        .join('/');
      const isAllowed = [folder, ...allowed].some((room) => target.startsWith(`${room}/`));
      if (!isAllowed) stray.push(`${path.relative(ROOT, file)} imports ${specifier}`);
    }
  }
  return stray;
}

describe.each(Object.entries(ARROWS))('%s', (folder, allowed) => {
  it('imports only what the architecture allows', async () => {
    expect(await strayImports(folder, allowed)).toEqual([]);
  });

  it('imports no module of another platform', async () => {
    const foreign: string[] = [];
    for (const file of await getSources(folder)) {
      for (const specifier of await getImports(file)) {
        if (!specifier.startsWith('.') && FOREIGN[folder]?.test(specifier))
          foreign.push(`${path.relative(ROOT, file)} imports ${specifier}`);
      }
    }
    expect(foreign).toEqual([]);
  });
});

/** What only `npm run dev` has, and the files that may import it. */
const DEVELOPMENT =
  /^(?:client\/browser\/development\/|site\/protocol\/development\.ts$|worker\/dev\.ts$|pipeline\/dev\/)/;
const IMPORTS_DEVELOPMENT =
  /^(?:client\/browser\/development\/|worker\/dev\.ts$|pipeline\/(?:dev\/|commands\/dev\.ts$))/;

it('nothing that is deployed imports what authors see in development', async () => {
  const importers: string[] = [];
  for (const [file, imported] of await importGraph(Object.keys(ARROWS))) {
    if (imported.some((other) => DEVELOPMENT.test(other)) && !IMPORTS_DEVELOPMENT.test(file)) importers.push(file);
  }
  expect(importers).toEqual([]);
});

describe('the client', () => {
  it.each(Object.entries(CLIENT_ARROWS))('%s imports only what the architecture allows', async (room, allowed) => {
    expect(await strayImports(`client/${room}`, allowed)).toEqual([]);
  });

  it.each(Object.entries(BROWSER_ARROWS))(
    'browser/%s imports only what the architecture allows',
    async (room, allowed) => {
      const outside = CLIENT_ARROWS.browser ?? [];
      const inside = allowed.map((name) => `client/browser/${name}`);
      expect(await strayImports(`client/browser/${room}`, [...outside, ...inside])).toEqual([]);
    },
  );

  it('has a rule for every folder of browser/ but enhance/, which may import them all', async () => {
    const entries = await readdir(path.join(ROOT, 'client/browser'), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect([...Object.keys(BROWSER_ARROWS), 'enhance'].sort()).toEqual(folders.sort());
  });

  it('does not use React in browser/ or service-worker/', async () => {
    const files = [...(await getSources('client/browser')), ...(await getSources('client/service-worker'))];
    const imports = await Promise.all(files.map(getImports));
    expect(imports.flat().filter((specifier) => /^(?:react|@mui|@emotion)/.test(specifier))).toEqual([]);
  });
});
