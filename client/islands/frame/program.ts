import type { ComponentType } from 'react';
import { exportName } from '../../../site/demo/demo-program.ts';
import type { FrameProgram, FrameRequest } from '../../../site/demo/demo-frame.ts';
import { need } from '../../../site/kit/need.ts';
import { compile, listImports } from './compile.ts';
import { guardLoop } from './loop-guard.ts';

type Modules = Extract<FrameRequest, { type: 'run' }>['modules'];

/**
 * Loads the packages of a program.
 *
 * @returns Compiles and runs it, and returns its default export.
 * @throws Error with a message for the reader who wrote the program, and so does what it returns.
 */
export async function prepareProgram(program: FrameProgram, modules: Modules): Promise<() => ComponentType> {
  const sources = new Map([[program.file, program.source], ...Object.entries(program.files)]);
  const specifiers = new Set([...sources.values()].flatMap(listImports));
  specifiers.add('react/jsx-runtime');
  const packages = new Map<string, Record<string, unknown>>();
  for (const specifier of specifiers) {
    if (!specifier.startsWith('.')) packages.set(specifier, await loadPackage(specifier, modules));
  }
  const loaded = new Map<string, Record<string, unknown>>();
  const load = (name: string): Record<string, unknown> => {
    const known = loaded.get(name);
    if (known) return known;
    const exports: Record<string, unknown> = {};
    loaded.set(name, exports);
    compile(name, need(sources, name))({ require: (specifier) => find(specifier, name), exports, guardLoop });
    return exports;
  };
  const find = (specifier: string, from: string): unknown => {
    if (specifier in program.styles) return {};
    const file = resolveRelative(specifier, from);
    if (file !== null && sources.has(file)) return load(file);
    const found = packages.get(specifier);
    if (found) return withExportErrors(specifier, found);
    const names = Object.keys(program.files).map((name) => `./${name}`);
    throw new Error(`Cannot find "${specifier}". Files beside the demo: ${names.join(', ') || 'none'}.`);
  };
  return () => {
    const { default: Demo } = load(program.file);
    if (typeof Demo !== 'function')
      throw new Error('The file exports no component by default. Write "export default function Demo() { … }".');
    return Demo as ComponentType;
  };
}

/** Resolves a relative specifier to a file path from the demo's folder; null for a package. */
function resolveRelative(specifier: string, from: string): string | null {
  return specifier.startsWith('.') ? new URL(specifier, `file:///${from}`).pathname.slice(1) : null;
}

/**
 * The exports of a package, in the shape that compiled code expects. Throws if no demo of the site uses the package.
 */
async function loadPackage(specifier: string, modules: Modules): Promise<Record<string, unknown>> {
  const files = modules[specifier];
  if (!files) {
    throw new Error(
      `"${specifier}" is not among the packages of this site's demos. Open the demo in StackBlitz or CodeSandbox to use any package.`,
    );
  }
  const namespace: Record<string, unknown> = { __esModule: true };
  for (const [name, file] of Object.entries(files)) {
    const module = (await import(file)) as Record<string, unknown>;
    if (name !== '') namespace[name] = module[exportName(specifier, name)];
  }
  return namespace;
}

/** The exports of a package, with a helpful error for names that are not included. */
function withExportErrors(specifier: string, namespace: Record<string, unknown>): unknown {
  return new Proxy(namespace, {
    get: (target, name) => {
      if (typeof name === 'symbol' || name in target) return target[name as string];
      throw new Error(
        `"${name}" of "${specifier}" is not among what this site's demos use. Open the demo in StackBlitz or CodeSandbox to use it.`,
      );
    },
  });
}
