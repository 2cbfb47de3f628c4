import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { need } from '../../../site/kit/need.ts';
import { hashValues } from '../../kit/hash.ts';
import { DEFERRED, GROUP_ORDER, findGroup } from './families.ts';

/** A chunk of a split bundle. */
export interface Chunk {
  /** File name, with a hash of the content and of the imports. */
  name: string;
  /** Not minified. */
  text: string;
  exports: string[];
  imports: { name: string; isDynamic: boolean }[];
  /** Entry that produced the chunk, as named for the bundler. */
  entry: string | null;
  /** True for a chunk that only re-exports. */
  isEmpty: boolean;
}

/** Entry → its file, then that file's imports. */
export type EntryFiles = Record<string, string[]>;

/** Placeholder for the hash in a file name, until the final text is known. */
const HASH_PLACEHOLDER = '________';

/**
 * Tells V8 to compile all functions while the file loads, off the main thread, and not one by one when they are first
 * called: a demo calls most of them before it is interactive. V8 reads it only at the top of a file.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** A file's name inside another file's text. */
const UNKNOWN_NAME = new RegExp(`(?<=\\./)[\\w-]+-${HASH_PLACEHOLDER}\\.js`, 'g');

/**
 * Merges the many small chunks of a split bundle into one file per group (see `families.ts`). A bundler splits wherever
 * two entries share code; with dozens of entries, a demo would need dozens of requests.
 */
export async function regroup(
  chunks: readonly Chunk[],
  settings: esbuild.BuildOptions,
  outdir: string,
): Promise<EntryFiles> {
  const plan = planGroups([...chunks].sort((a, b) => (a.name < b.name ? -1 : 1)));
  const { outputFiles = [] } = await esbuild.build({
    ...settings,
    entryPoints: [...plan.members.keys()].map((group) => ({
      in: `group:${group}`,
      out: `${group}-${HASH_PLACEHOLDER}`,
    })),
    plugins: [groupPlugin(plan)],
    outdir,
    write: false,
    // The grid's spreadsheet export uses `eval`; the first pass has already bundled it.
    logOverride: { 'direct-eval': 'silent' },
  });
  const texts = new Map(outputFiles.map(({ path: file, text }) => [path.basename(file), hinted(file, text)]));
  const names = nameFiles(plan, texts);
  const getName = (unknown: string) => names.get(unknown) ?? unknown;
  await Promise.all(
    [...texts].map(([name, text]) => writeFile(path.join(outdir, getName(name)), text.replace(UNKNOWN_NAME, getName))),
  );
  return Object.fromEntries(
    chunks.flatMap(({ entry, name }) => {
      if (entry === null) return [];
      const groups = staticClosure(plan, need(plan.groupByChunk, name));
      return [[entry, groups.map((group) => getName(placeholderName(group)))]];
    }),
  );
}

interface Plan {
  chunks: ReadonlyMap<string, Chunk>;
  /** Chunk → its group. */
  groupByChunk: ReadonlyMap<string, string>;
  members: ReadonlyMap<string, Chunk[]>;
  /** Chunk → names that other groups import from it. */
  shared: ReadonlyMap<string, ReadonlySet<string>>;
}

function planGroups(chunks: readonly Chunk[]): Plan {
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const reachedBy = reach(chunks, byName);
  const groups = new Map<string, string>();
  for (const chunk of chunks) {
    groups.set(chunk.name, findGroup(need(reachedBy, chunk.name)) ?? chunk.name.replace(/\.js$/, ''));
  }
  // An entry that only re-exports joins the group it re-exports from.
  for (const { name, entry, isEmpty, imports } of chunks) {
    if (!entry?.startsWith('package:') || !isEmpty) continue;
    const targets = imports.filter(({ isDynamic }) => !isDynamic).map((imported) => need(groups, imported.name));
    groups.set(name, targets.sort((a, b) => rank(b) - rank(a))[0] ?? 'extras');
  }
  const shared = new Map(chunks.map(({ name }) => [name, new Set<string>()]));
  for (const chunk of chunks) {
    for (const { from, names } of importedNames(chunk.text)) {
      if (groups.get(from) === groups.get(chunk.name)) continue;
      for (const name of names) shared.get(from)?.add(name);
    }
  }
  return {
    chunks: byName,
    groupByChunk: groups,
    members: Map.groupBy(chunks, ({ name }) => need(groups, name)),
    shared,
  };
}

function rank(group: string): number {
  const index = GROUP_ORDER.indexOf(group);
  return index === -1 ? GROUP_ORDER.length : index;
}

/** Chunk → entries that import it statically, directly or transitively. */
function reach(chunks: readonly Chunk[], byName: ReadonlyMap<string, Chunk>): Map<string, Set<string>> {
  const reachedBy = new Map(chunks.map(({ name }) => [name, new Set<string>()]));
  for (const { entry, name } of chunks) {
    if (entry === null) continue;
    const visit = (file: string): void => {
      const entries = reachedBy.get(file);
      if (!entries || entries.has(entry)) return;
      entries.add(entry);
      for (const imported of byName.get(file)?.imports ?? []) if (!imported.isDynamic) visit(imported.name);
    };
    visit(name);
  }
  return reachedBy;
}

/** Imported names, parsed from esbuild's regular output. */
function importedNames(text: string): { from: string; names: string[] }[] {
  return [...text.matchAll(/^import \{([^}]*)\} from "\.\/([^"]+)";$/gm)].map(([, list = '', from = '']) => ({
    from,
    names: list
      .split(',')
      .map((item) => need(item.trim().split(' as '), 0))
      .filter(Boolean),
  }));
}

/**
 * Name under which a group's file exports a chunk's name: short, as there are hundreds. Entry exports are public: kept.
 */
function exportedAs(plan: Plan, chunk: Chunk, exported: string): string {
  if (chunk.entry !== null) return exported;
  const members = need(plan.members, need(plan.groupByChunk, chunk.name));
  const before = members
    .slice(0, members.indexOf(chunk))
    .reduce((sum, other) => sum + listExports(plan, other).length, 0);
  return `_${(before + listExports(plan, chunk).indexOf(exported)).toString(36)}`;
}

function listExports(plan: Plan, chunk: Chunk): string[] {
  return chunk.entry === null ? [...need(plan.shared, chunk.name)].sort() : chunk.exports;
}

function importedGroups(plan: Plan, group: string, withDynamic: boolean): string[] {
  const imported = need(plan.members, group).flatMap(({ imports }) =>
    imports.filter(({ isDynamic }) => withDynamic || !isDynamic).map(({ name }) => need(plan.groupByChunk, name)),
  );
  return [...new Set(imported)].filter((other) => other !== group);
}

function closure(plan: Plan, group: string, withDynamic: boolean): string[] {
  const seen = new Set<string>();
  const visit = (current: string): void => {
    if (seen.has(current)) return;
    seen.add(current);
    importedGroups(plan, current, withDynamic).forEach(visit);
  };
  visit(group);
  return [...seen];
}

function staticClosure(plan: Plan, group: string): string[] {
  return closure(plan, group, false);
}

/** Code that only a dynamic import reaches, such as the grid's spreadsheet export, gets no hint: few readers need it. */
function hinted(file: string, text: string): string {
  return GROUP_ORDER.some((group) => path.basename(file) === placeholderName(group)) ? COMPILE_HINT + text : text;
}

function placeholderName(group: string): string {
  return `${group}-${HASH_PLACEHOLDER}.js`;
}

/** Names files by a hash of their text and of all imported texts, because the text contains the imports' names. */
function nameFiles(plan: Plan, texts: ReadonlyMap<string, string>): Map<string, string> {
  const textOfGroup = (group: string) => need(texts, placeholderName(group));
  return new Map(
    [...plan.members.keys()].map((group) => {
      const [own = group, ...imported] = closure(plan, group, true);
      const hash = hashValues(textOfGroup(own), ...imported.sort().flatMap((other) => [other, textOfGroup(other)]));
      return [placeholderName(group), `${group}-${hash.slice(0, 8)}.js`];
    }),
  );
}

function groupPlugin(plan: Plan): esbuild.Plugin {
  const address = (chunk: string) => `./${placeholderName(need(plan.groupByChunk, chunk))}`;
  return {
    name: 'groups',
    setup(build) {
      build.onResolve({ filter: /^group:/ }, ({ path: id }) => ({
        path: id.slice('group:'.length),
        namespace: 'group',
      }));
      build.onResolve({ filter: /.*/, namespace: 'group' }, ({ path: name }) =>
        name.startsWith('./') ? { path: name, external: true } : { path: name, namespace: 'chunk' },
      );
      build.onResolve({ filter: /^\.\//, namespace: 'chunk' }, ({ path: id, importer, kind }) => {
        const name = path.basename(id);
        const isNear = plan.groupByChunk.get(name) === plan.groupByChunk.get(importer);
        const isDeferred = plan.chunks.get(name)?.entry === DEFERRED;
        if (kind === 'dynamic-import' && !isDeferred) return { path: address(name), external: true };
        return isNear ? { path: name, namespace: 'chunk' } : { path: name, namespace: 'far', sideEffects: false };
      });
      build.onResolve({ filter: /.*/, namespace: 'far' }, ({ path: file }) => ({
        path: file,
        external: true,
        sideEffects: false,
      }));
      build.onLoad({ filter: /.*/, namespace: 'group' }, ({ path: group }) => ({
        contents: [
          ...importedGroups(plan, group, false).map(
            (other) => `import ${JSON.stringify(`./${placeholderName(other)}`)};`,
          ),
          ...need(plan.members, group)
            .filter(({ entry }) => entry !== DEFERRED)
            .map((chunk) => exportStatement(plan, chunk)),
        ].join('\n'),
      }));
      build.onLoad({ filter: /.*/, namespace: 'chunk' }, ({ path: name }) => ({ contents: writeText(plan, name) }));
      build.onLoad({ filter: /.*/, namespace: 'far' }, ({ path: name }) => {
        const chunk = need(plan.chunks, name);
        const list = listExports(plan, chunk).map((exported) => `${exportedAs(plan, chunk, exported)} as ${exported}`);
        return { contents: `export { ${list.join(', ')} } from ${JSON.stringify(address(name))};` };
      });
    },
  };
}

/**
 * Text of a chunk without side-effect imports from other groups, which the group's file imports at its top, and without
 * the names that esbuild gives CommonJS modules for profilers.
 */
function writeText(plan: Plan, name: string): string {
  const isNear = (other: string) => plan.groupByChunk.get(other) === plan.groupByChunk.get(name);
  return need(plan.chunks, name)
    .text.replace(/^import "\.\/([^"]+)";$/gm, (line, other: string) => (isNear(other) ? line : ''))
    .replace(/^( {2})"node_modules\/[^"]+"(?=\()/gm, '$1_');
}

function exportStatement(plan: Plan, chunk: Chunk): string {
  const list = listExports(plan, chunk).map((name) => `${name} as ${exportedAs(plan, chunk, name)}`);
  const specifier = JSON.stringify(chunk.name);
  return list.length > 0 ? `export { ${list.join(', ')} } from ${specifier};` : `import ${specifier};`;
}
