import path from 'node:path';
import { rolldown, type InputOptions, type OutputChunk, type OutputOptions, type Plugin } from 'rolldown';
import { need } from '../../../site/kit/need.ts';
import { bundleSettings, type Target } from '../../kit/bundle-settings.ts';
import { MESSAGES_MODULE, writeMessagesModule } from '../../content/only-messages.ts';
import { GROUP_ORDER } from './families.ts';
import { pictures } from './pictures.ts';
import { planFiles, type FilePlan } from './plan-files.ts';
import { withoutCssVariables } from './without-css-variables.ts';

/** Messages that only the search dialog and the page with all demos show. */
const TEXTS_ELSEWHERE = /^(?:search|demos)\./;

/** CommonJS packages without side effects whose package.json does not say so: unless something calls them, they go. */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is|prop-types)[\\/]/;

/**
 * Tells V8 to compile all functions while the file loads, off the main thread, and not one by one when they are first
 * called: a demo calls most of them before it is interactive. V8 reads it only at the top of a file.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/** Prefix of the ids of modules that exist in memory only. */
const VIRTUAL = '\0';

/** Prefix of the entries of the second pass: one for each file. */
const FILE = 'file:';

/** Entry → its file, then that file's imports. */
export type EntryFiles = Record<string, string[]>;

export interface PackageBundle {
  target: Target;
  /** Entries that exist in memory only: name → code. */
  modules: ReadonlyMap<string, string>;
  /** Our own entries: name → path from the root. */
  files: ReadonlyMap<string, string>;
  root: string;
  folder: string;
}

/**
 * Bundles packages. For the browser twice: the first pass tells which entries reach a module, the second one writes the
 * files that `families.ts` groups them into. On the server, file count does not matter.
 */
export async function bundlePackages(bundle: PackageBundle): Promise<EntryFiles> {
  const { target, modules, files, folder } = bundle;
  const options = await createOptions(bundle);
  const entries = [...modules.keys(), ...files.keys()];
  const split = await generate(options, entries, { dir: folder }, target === 'server');
  const chunks = split.map(({ fileName, facadeModuleId, imports, moduleIds }) => ({
    fileName,
    entry: facadeModuleId === null ? null : nameEntry(facadeModuleId, bundle),
    imports,
    modules: moduleIds.filter((id) => !id.startsWith(VIRTUAL)),
  }));
  if (target === 'server')
    return Object.fromEntries(chunks.flatMap(({ entry, fileName }) => (entry === null ? [] : [[entry, [fileName]]])));

  const withDefault = chunks.filter((_, index) => split[index]?.exports.includes('default'));
  const plan = planFiles(chunks);
  const planned = writeFileModules(plan, new Set(withDefault.map(({ entry }) => entry)));
  return writePlannedFiles({ ...bundle, modules: new Map([...modules, ...planned]) }, plan);
}

async function writePlannedFiles(bundle: PackageBundle, plan: FilePlan): Promise<EntryFiles> {
  const getFile = (id: string) => {
    const name = id.slice(VIRTUAL.length);
    const file = name.startsWith(FILE) ? name.slice(FILE.length) : plan.fileByEntry.get(name);
    return (id.startsWith(VIRTUAL) ? file : plan.fileByModule.get(id)) ?? null;
  };
  const files = [...bundle.modules.keys()].filter((module) => module.startsWith(FILE));
  const output = await generate(
    await createOptions(bundle),
    files,
    {
      dir: bundle.folder,
      minify: true,
      codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: getFile }] },
      // Code that only an `import()` reaches, such as the grid's spreadsheet export, gets no hint: few readers need it.
      postBanner: ({ name }) => (GROUP_ORDER.includes(name) ? COMPILE_HINT : ''),
    },
    true,
  );
  const byName = new Map(output.map(({ name, fileName }) => [name, fileName]));
  const imports = new Map(output.map((chunk) => [chunk.fileName, chunk.imports]));
  return Object.fromEntries(
    [...plan.fileByEntry].map(([entry, file]) => [entry, listClosure(need(byName, file), imports)]),
  );
}

async function createOptions(bundle: PackageBundle): Promise<InputOptions> {
  const { target, root } = bundle;
  const { define, target: targets } = bundleSettings(target);
  return {
    cwd: root,
    platform: target === 'browser' ? 'browser' : 'node',
    tsconfig: false,
    plugins: [
      entriesPlugin(bundle),
      withoutCssVariables(),
      onlyMessages(target),
      target === 'server' && (await pictures(root)),
    ],
    // A dependency of Emotion brings an older copy; what it uses is the same in both versions.
    resolve: { alias: { 'react-is': path.join(root, 'node_modules/react-is') } },
    // What files export for each other is added to what entries export.
    preserveEntrySignatures: 'allow-extension',
    treeshake: { moduleSideEffects: [{ test: WITHOUT_EFFECTS, sideEffects: false }] },
    transform: { define: { ...define }, target: [...targets], jsx: { runtime: 'automatic' } },
    // The caller reports errors in the author's terms (`bundleProblems`).
    logLevel: 'silent',
  };
}

async function generate(
  options: InputOptions,
  entries: readonly string[],
  output: OutputOptions,
  isWritten: boolean,
): Promise<OutputChunk[]> {
  const input = Object.fromEntries(
    entries.map((entry) => [entry.slice(entry.indexOf(':') + 1).replace(/[^\w-]+/g, '_'), entry]),
  );
  await using bundle = await rolldown({ ...options, input });
  const settings: OutputOptions = {
    format: 'esm',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    hashCharacters: 'hex',
    comments: false,
    ...output,
  };
  const { output: files } = await (isWritten ? bundle.write(settings) : bundle.generate(settings));
  return files.filter((file) => file.type === 'chunk');
}

/** Entry that a module is the root of; the path from the project's root, or from `node_modules`, for the target of an `import()`. */
function nameEntry(module: string, { files, root }: PackageBundle): string {
  if (module.startsWith(VIRTUAL)) return module.slice(VIRTUAL.length);
  const file = path.relative(root, module).replaceAll(path.sep, '/');
  // A linked `node_modules` is outside of the root.
  return [...files].find(([, own]) => own === file)?.[0] ?? file.replace(/^.*(?=node_modules\/)/, '');
}

/** The module of each planned file, which exports what its entries export. */
function writeFileModules(plan: FilePlan, withDefault: ReadonlySet<string | null>): Map<string, string> {
  const files = [...new Set([...plan.fileByEntry.values(), ...plan.fileByModule.values()])];
  const writeExports = (entry: string) => {
    const from = JSON.stringify(entry);
    return `export * from ${from};${withDefault.has(entry) ? `\nexport { default } from ${from};` : ''}`;
  };
  return new Map(
    files.map((file) => {
      const entries = [...plan.fileByEntry].filter(([, own]) => own === file).map(([entry]) => entry);
      return [FILE + file, entries.map(writeExports).join('\n')];
    }),
  );
}

/** Loads what exists in memory only, and resolves what it imports from the project's root. */
function entriesPlugin({ modules, files, root }: PackageBundle): Plugin {
  return {
    name: 'entries',
    async resolveId(id, importer) {
      if (modules.has(id)) return VIRTUAL + id;
      const file = files.get(id);
      if (file !== undefined) return path.join(root, file);
      if (!importer?.startsWith(VIRTUAL)) return null;
      return (await this.resolve(id, path.join(root, 'index.js'))) ?? this.error(`Could not resolve "${id}"`);
    },
    load: { filter: { id: /^\0/ }, handler: (id) => modules.get(id.slice(VIRTUAL.length)) },
  };
}

/** The build reports the texts that a language lacks, once: the server's bundle has the English ones in their place. */
function onlyMessages(target: Target): Plugin {
  return {
    name: 'only-messages',
    load: {
      filter: { id: MESSAGES_MODULE },
      handler: (module) =>
        target === 'server'
          ? writeMessagesModule(module, () => true, { fallback: true })
          : writeMessagesModule(module, (key) => !TEXTS_ELSEWHERE.test(key)),
    },
  };
}

/** A file, and what it imports statically, directly or transitively. */
function listClosure(file: string, imports: ReadonlyMap<string, readonly string[]>): string[] {
  const found = new Set([file]);
  // The set grows during iteration.
  for (const current of found) for (const imported of imports.get(current) ?? []) found.add(imported);
  return [...found];
}
