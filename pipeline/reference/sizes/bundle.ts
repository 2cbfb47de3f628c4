import path from 'node:path';
import * as esbuild from 'esbuild';
import { need } from '../../../site/kit/need.ts';

/** A bundled entry. */
interface Bundle {
  /** Minified code, without its import statements. */
  code: string;
  /** What it imports from outside the bundle: lines that export the same under the name `_`, sorted. */
  imports: string[];
}

/** Bundles many small entries. */
export interface Bundler {
  /** Bundles each entry on its own. @param entries Code of at most `AT_ONCE` entries. */
  bundle: (entries: readonly string[]) => Promise<Bundle[]>;
  close: () => Promise<void>;
}

/** How many entries are linked at a time. Each takes some ten megabytes. */
export const AT_ONCE = 32;

/** An import statement of a minified module. */
const IMPORT = /\bimport(?:\s*((?:[\w$]+|\*as [\w$]+|\{[^}]*\}|,)+)\s*from)?"([^"]+)";?/g;

/** Opens a bundler that parses every file once. @param outside Packages that are left out. */
export async function openBundler(root: string, outside: readonly string[]): Promise<Bundler> {
  const names = Array.from({ length: AT_ONCE }, (_, at) => `entry-${at}`);
  let codes: readonly string[] = [];
  const context = await esbuild.context({
    entryPoints: names.map((name) => ({ in: `measured:${name}`, out: name })),
    bundle: true,
    minify: true,
    format: 'esm',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: outside.flatMap((name) => [name, `${name}/*`]),
    // An entry that has no code this time is empty.
    plugins: [entriesPlugin(root, (name) => codes[names.indexOf(name)] ?? ''), laterPlugin()],
    write: false,
    outdir: root,
    absWorkingDir: root,
    logLevel: 'silent',
  });
  return {
    bundle: async (entries) => {
      codes = entries;
      const { outputFiles } = await context.rebuild();
      const texts = new Map(outputFiles.map((file) => [path.basename(file.path, '.js'), file.text]));
      return names.slice(0, entries.length).map((name) => toBundle(need(texts, name)));
    },
    close: () => context.dispose(),
  };
}

/** Resolves `measured:<name>` to a module with the code of that entry. */
function entriesPlugin(root: string, getCode: (name: string) => string): esbuild.Plugin {
  return {
    name: 'entries',
    setup(build) {
      build.onResolve({ filter: /^measured:/ }, ({ path: address }) => ({
        path: address.slice('measured:'.length),
        namespace: 'measured',
      }));
      build.onLoad({ filter: /.*/, namespace: 'measured' }, ({ path: name }) => ({
        contents: getCode(name),
        resolveDir: root,
      }));
    },
  };
}

/** Leaves out dynamic imports, such as the Excel export: they load later. */
function laterPlugin(): esbuild.Plugin {
  return {
    name: 'later',
    setup(build) {
      build.onResolve({ filter: /.*/ }, ({ kind, path: address }) =>
        kind === 'dynamic-import' ? { path: address, external: true } : undefined,
      );
    },
  };
}

function toBundle(text: string): Bundle {
  const imports = [...text.matchAll(IMPORT)].flatMap(([, clause = '', specifier = '']) =>
    listExports(clause, specifier),
  );
  return { code: text.replace(IMPORT, ''), imports: [...new Set(imports)].sort() };
}

/** Turns an import into exports of the same: `a,{b as c}` of `x` → `export { default as _ } from 'x';`, … */
function listExports(clause: string, specifier: string): string[] {
  if (clause === '') return [`import '${specifier}';`];
  const standard = /^[\w$]/.test(clause) ? ['default'] : [];
  const named =
    /\{([^}]*)\}/
      .exec(clause)?.[1]
      ?.split(',')
      .map((name) => name.split(' as ')[0] ?? name) ?? [];
  return [
    ...[...standard, ...named].map((name) => `export { ${name} as _ } from '${specifier}';`),
    ...(clause.includes('*as ') ? [`export * as _ from '${specifier}';`] : []),
  ];
}
