import { beforeAll, describe, expect, it } from 'vitest';
import { allExports, type DemoExport } from './exports.ts';

let exports: DemoExport[] = [];
beforeAll(async () => {
  exports = await allExports();
}, 60_000);

/** The imports of an export, with the importing file. */
function getImports({ project: { files } }: DemoExport): [file: string, specifier: string][] {
  return Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/^(?:import|[^'\n]*\bfrom) '([^']+)';$/gm)].map(([, specifier = '']): [string, string] => [
      file,
      specifier,
    ]),
  );
}

describe('every export', () => {
  it('names exact versions', () => {
    expect(exports.length).toBeGreaterThan(0);
    const loose = exports.flatMap(({ name, packages }) =>
      Object.entries(packages).flatMap(([key, version]) =>
        /^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version) ? [] : [`${name}: ${key} ${version}`],
      ),
    );
    expect(loose).toEqual([]);
  });

  it('lists every package that its files import', () => {
    const imported = exports.flatMap((one) =>
      getImports(one)
        .filter(([, specifier]) => !specifier.startsWith('.'))
        .map(([file, specifier]) => ({ one, file, name: getPackage(specifier) })),
    );
    expect(imported.length).toBeGreaterThan(exports.length);
    const missing = imported
      .filter(({ one, name }) => one.packages[name] === undefined)
      .map(({ one, file, name }) => `${one.name}: ${file} imports ${name}`);
    expect(missing).toEqual([]);
  });
});

/** Package of a specifier: `@mui/material` for `@mui/material/Button`. */
function getPackage(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}
