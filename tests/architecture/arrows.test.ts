import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importsOf, ROOT, sourcesOf } from './imports.ts';

/** What each folder may import from, beside itself: `worker -> client -> site <- pipeline`. */
const ARROWS: Record<string, string[]> = {
  site: [],
  client: ['site', 'locales'],
  worker: ['client', 'site'],
  pipeline: ['site'],
  content: ['site'],
};

/** Platform modules that a folder may not know. */
const FOREIGN: Record<string, RegExp> = {
  site: /^(?:node:|cloudflare:|react|hono|@mui|@emotion)/,
  client: /^(?:node:|cloudflare:|hono)/,
  worker: /^(?:node:|@mui|@emotion)/,
  content: /^(?:node:|cloudflare:|hono)/,
};

describe.each(Object.keys(ARROWS))('%s', (folder) => {
  it('imports along the arrows', async () => {
    const wrong: string[] = [];
    const files = await sourcesOf(folder);
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      for (const specifier of await importsOf(file)) {
        const isOwn = specifier.startsWith('.');
        const target = isOwn
          ? path.relative(ROOT, path.resolve(path.dirname(file), specifier)).split(path.sep)[0]
          : specifier;
        const isAllowed = isOwn
          ? target === folder || (ARROWS[folder] ?? []).includes(target ?? '')
          : !FOREIGN[folder]?.test(specifier);
        if (!isAllowed) wrong.push(`${path.relative(ROOT, file)} imports ${specifier}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
