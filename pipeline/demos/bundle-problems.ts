import { stripVTControlCharacters } from 'node:util';
import type { Message } from 'esbuild';
import type { RolldownError } from 'rolldown';
import { exportName } from '../../site/demo/demo-program.ts';
import { getPackage } from '../../site/demo/sandbox/specifiers.ts';
import { BuildError, type Problem } from '../kit/problems.ts';
import type { DemoFiles } from './find-demos.ts';
import { parseImports } from './imports.ts';

/** What esbuild says of a demo, or Rolldown of the packages. */
type BundleMessage = Message | RolldownError;

/** Turns the bundlers' errors about demos into content problems; returns any other error unchanged. */
export function bundleProblems(error: unknown, demos: readonly DemoFiles[]): unknown {
  if (!hasMessages(error)) return error;
  const problems = error.errors.flatMap((message) => findProblems(message, demos));
  return problems.length > 0 ? new BuildError(problems) : error;
}

function hasMessages(error: unknown): error is Error & { errors: BundleMessage[] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function findProblems(found: BundleMessage, demos: readonly DemoFiles[]): Problem[] {
  const text = 'text' in found ? found.text : found.message;
  const [, specifier] = /Could not resolve "([^"]+)"/.exec(text) ?? [];
  if (specifier !== undefined) return notInstalled(specifier, demos);
  // Rolldown shows the statement, in colour.
  const [, exported] = /is not exported by [^]* as ([\w$]+) \} from/.exec(stripVTControlCharacters(text)) ?? [];
  if (exported !== undefined) return notExported(exported, demos);
  const { file = '', line = 1 } = ('location' in found && found.location) || {};
  return file.endsWith('.tsx') ? [{ file, line, message: text, remedy: 'Fix the code of the demo.' }] : [];
}

/** The demos that import a package, with the line. */
function notInstalled(specifier: string, demos: readonly DemoFiles[]): Problem[] {
  return demos.flatMap(({ file, sources }): Problem[] => {
    const line = sources.system.split('\n').findIndex((text) => text.includes(`'${specifier}'`));
    if (line < 0) return [];
    const remedy = `Fix the name, or run \`npm install --save-exact ${getPackage(specifier)}\`.`;
    return [{ file, line: line + 1, message: `The demo imports "${specifier}", which is not installed.`, remedy }];
  });
}

/** The demos that import a name which its package lacks. @param exported The name in the bundle of all packages. */
function notExported(exported: string, demos: readonly DemoFiles[]): Problem[] {
  return demos.flatMap(({ file, sources }): Problem[] => {
    const imports = Object.values(sources).flatMap((text) => parseImports(file, text));
    const pairs = imports.flatMap(([specifier, names]) => names.map((name) => ({ specifier, name })));
    const found = pairs.find(({ specifier, name }) => exportName(specifier, name) === exported);
    if (!found) return [];
    const message = `The demo imports ${found.name} from "${found.specifier}", which does not export it.`;
    return [{ file, message, remedy: 'Use what the package exports now: its reference lists it.' }];
  });
}
