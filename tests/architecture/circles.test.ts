import { readdir } from 'node:fs/promises';
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

/** The same of the worker. Its files at the top call them; `environment.ts` is the types that they share. */
const WORKER_ROOMS = ['http', 'telemetry', 'content', 'search', 'cache', 'render', 'mcp', 'routes', 'middleware'];

/** Imports that lead from a folder's room to a later one, as `file imports other`. */
async function laterImports(folder: string, rooms: readonly string[]): Promise<string[]> {
  const getRoom = (file: string) => (file.startsWith(`${folder}/`) ? file.split('/').slice(1, -1)[0] : undefined);
  const getPlace = (file: string) => rooms.indexOf(getRoom(file) ?? '');
  const graph = [...(await importGraph([folder]))].filter(([file]) => getRoom(file) !== undefined);
  return graph.flatMap(([file, imported]) =>
    imported.filter((other) => getPlace(other) > getPlace(file)).map((other) => `${file} imports ${other}`),
  );
}

/** The folders in a folder. */
async function listRooms(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(ROOT, folder), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

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

  it('have no cycles, including type imports', async () => {
    expect(circlesIn(await importGraph(FOLDERS))).toEqual([]);
  });
});

describe('the rooms of the pipeline', () => {
  it('are those of ROOMS, and no module is outside', async () => {
    expect((await listRooms('pipeline')).sort()).toEqual([...ROOMS].sort());
    expect((await readdir(path.join(ROOT, 'pipeline'))).filter((name) => name.endsWith('.ts'))).toEqual([]);
  });

  it('only import earlier rooms', async () => {
    expect(await laterImports('pipeline', ROOMS)).toEqual([]);
  });
});

describe('the rooms of the worker', () => {
  it('are those of WORKER_ROOMS', async () => {
    expect((await listRooms('worker')).sort()).toEqual([...WORKER_ROOMS].sort());
  });

  it('only import earlier rooms, and the types of environment.ts', async () => {
    expect(await laterImports('worker', WORKER_ROOMS)).toEqual([]);
    const graph = [...(await importGraph(['worker']))].filter(([file]) => file.split('/').length > 2);
    const above = graph.flatMap(([, imported]) => imported.filter((other) => /^worker\/[^/]+$/.test(other)));
    expect(new Set(above)).toEqual(new Set(['worker/environment.ts']));
  });
});
