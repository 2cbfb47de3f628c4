import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { importGraph, ROOT } from './imports.ts';

const FOLDERS = ['site', 'client', 'worker', 'pipeline', 'content', 'tests'];

/** The pipeline's folders in build order: each imports only from itself and those before it. */
const ROOMS = [
  'kit',
  'cache',
  'content',
  'demos',
  'reference',
  'images',
  'checks',
  'output',
  'search',
  'release',
  'build',
  'authoring',
  'dev',
  'cli',
  'commands',
];

/** Import cycles in a graph, as `a → b → a`. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const finished = new Set<string>();
  const walk = (node: string, way: readonly string[]): void => {
    if (way.includes(node)) circles.push([...way.slice(way.indexOf(node)), node].join(' → '));
    if (way.includes(node) || finished.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...way, node]);
    finished.add(node);
  };
  for (const node of graph.keys()) walk(node, []);
  return circles;
}

describe('imports', () => {
  it('circlesIn finds every cycle of a graph', () => {
    const graph = new Map([
      ['a', ['b', 'c']],
      ['b', ['c']],
      ['c', ['d']],
      ['d', ['b']],
      ['e', ['e']],
    ]);
    expect(circlesIn(graph)).toEqual(['b → c → d → b', 'e → e']);
  });

  it.each(FOLDERS)('have no cycles in %s, including type imports', async (folder) => {
    const graph = await importGraph([folder]);
    expect(graph.size).toBeGreaterThan(0);
    expect(circlesIn(graph)).toEqual([]);
  });

  it('have no cycles across folders', async () => {
    expect(circlesIn(await importGraph(FOLDERS))).toEqual([]);
  });
});

describe('the rooms of the pipeline', () => {
  it('ROOMS lists all of them, and no module is outside', async () => {
    const entries = await readdir(path.join(ROOT, 'pipeline'), { withFileTypes: true });
    const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(rooms.sort()).toEqual([...ROOMS].sort());
    expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual(['tsconfig.json']);
  });

  it('are named in docs/architecture.md, in this order', async () => {
    const text = await readFile(path.join(ROOT, 'docs/architecture.md'), 'utf8');
    const [list = ''] = /^`pipeline\/` has a room for each stage.*?\.$/ms.exec(text) ?? [];
    const named = [...list.matchAll(/`([a-z]+)`/g)].map(([, name]) => name);
    expect(named).toEqual(ROOMS);
  });

  it('only import earlier rooms', async () => {
    const isOwn = (file: string) => file.startsWith('pipeline/');
    const placeOf = (file: string) => ROOMS.indexOf(/^pipeline\/([^/]+)\//.exec(file)?.[1] ?? '');
    const wrong: string[] = [];
    for (const [file, imported] of await importGraph(['pipeline'])) {
      const later = imported.filter((other) => isOwn(other) && placeOf(other) > placeOf(file));
      wrong.push(...later.map((other) => `${file} imports ${other}`));
    }
    expect(wrong).toEqual([]);
  });
});
