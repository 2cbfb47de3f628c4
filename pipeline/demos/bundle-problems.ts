import type { BuildFailure } from 'esbuild';
import { packageOf } from '../../site/sandbox/imports.ts';
import { BuildError, type Problem } from '../kit/problems.ts';
import type { DemoFiles } from './find.ts';

/** What the bundler says of demos, as problems of the content; any other error as it is. */
export function bundleProblems(error: unknown, demos: readonly DemoFiles[]): unknown {
  if (!isBuildFailure(error)) return error;
  const problems = error.errors.flatMap(({ text, location }): Problem[] => {
    const [, specifier] = /^Could not resolve "([^"]+)"/.exec(text) ?? [];
    if (specifier !== undefined) return notInstalled(specifier, demos);
    const [, module = '', name] = /^No matching export in "([^"]+)" for import "([^"]+)"/.exec(text) ?? [];
    if (name !== undefined) return notExported(module, name, demos);
    const { file = '', line = 1 } = location ?? {};
    return file.endsWith('.tsx') ? [{ file, line, message: text, remedy: 'Mend the code of the demo.' }] : [];
  });
  return problems.length > 0 ? new BuildError(problems) : error;
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

function notInstalled(specifier: string, demos: readonly DemoFiles[]): Problem[] {
  return importing(demos, (line) => line.includes(`'${specifier}'`)).map((place) => ({
    ...place,
    message: `The demo imports "${specifier}", which is not installed.`,
    remedy: `Mend the name, or run \`npm install --save-exact ${packageOf(specifier)}\`.`,
  }));
}

function notExported(module: string, name: string, demos: readonly DemoFiles[]): Problem[] {
  const isOf = (specifier: string) => module.includes(`node_modules/${packageOf(specifier)}/`);
  const isWord = new RegExp(`\\b${name}\\b`);
  const places = importing(demos, (line) => {
    const [, names = '', specifier] = /^import (.*) from '([^'.][^']*)'/.exec(line) ?? [];
    return specifier !== undefined && isOf(specifier) && isWord.test(names);
  });
  return places.map((place) => ({
    ...place,
    message: `The demo imports "${name}", which the package does not export.`,
    remedy: 'Mend the name; the reference says what each package exports.',
  }));
}

/** The lines of demos that import what is asked for. */
function importing(
  demos: readonly DemoFiles[],
  matches: (line: string) => boolean,
): Pick<Problem & { line: number }, 'file' | 'line'>[] {
  return demos.flatMap(({ file, sources }) => {
    const line = (sources.system ?? '').split('\n').findIndex(matches);
    return line < 0 ? [] : [{ file, line: line + 1 }];
  });
}
