import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { version as material } from '@mui/material/package.json';
import { version as grid } from '@mui/x-data-grid/package.json';
import { version as react } from 'react/package.json';

/** Allowed relative deviation, for rounding and other bundler versions. */
const TOLERANCE = 0.05;
/** Timeout for a bundle in milliseconds, in case the bundler hangs. */
const TIMEOUT = 120_000;

const FOLDER = 'content/common-concepts/performance-budget';
const page = readFileSync(`${FOLDER}/index.md`, 'utf8');
const translation = readFileSync(`${FOLDER}/index.zh.md`, 'utf8');

/** A row of the page's tables: `| names | package | own code | with Material UI |`. */
const ROW = /^\| (`.+`) \| `(@mui\/x-.+)` \| ([\d.]+) kB \| ([\d.]+) kB \|$/gm;

const rows = [...page.matchAll(ROW)].map(([, names = '', from = '', own, all]) => ({
  title: `${names} of ${from}`,
  code: `export { ${names.replaceAll('`', '')} } from '${from}';`,
  figures: [Number(own), Number(all)],
}));

const withPaths = (names: readonly string[]) => names.flatMap((name) => [name, `${name}/*`]);
const REACT = withPaths(['react', 'react-dom']);
const MATERIAL = withPaths(['@mui/material', '@mui/system', '@mui/styled-engine', '@mui/utils', '@emotion']);

const compress = promisify<Uint8Array, Buffer>(brotliCompress);

/** The files loaded initially: without dynamic imports, such as the Excel export. */
function filesAtStart({ outputs }: Metafile): Set<string> {
  const found = new Set<string>();
  const add = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const { kind, path: next } of outputs[file]?.imports ?? []) {
      if (kind === 'import-statement' && next in outputs) add(next);
    }
  };
  const entry = Object.keys(outputs).find((file) => outputs[file]?.entryPoint);
  if (entry !== undefined) add(entry);
  return found;
}

/** Size of code in kilobytes: bundled, minified and compressed with Brotli, as on the page. */
async function cost(code: string, external: string[]): Promise<number> {
  const { metafile, outputFiles } = await build({
    stdin: { contents: code, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
    external,
    write: false,
    metafile: true,
    outdir: 'bundle',
  });
  const names = [...filesAtStart(metafile)];
  const files = outputFiles.filter(({ path }) => names.some((name) => path.endsWith(`/${name}`)));
  const compressed = await Promise.all(files.map(({ contents }) => compress(contents)));
  return compressed.reduce((sum, { length }) => sum + length, 0) / 1000;
}

function expectClose(told: number, measured: number): void {
  expect(Math.abs(told - measured), `${told} kB are told, ${measured.toFixed(1)} measured`).toBeLessThan(
    measured * TOLERANCE,
  );
}

describe('the performance budget page', () => {
  it('has figures for each library', () => {
    for (const library of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
      expect(rows.filter(({ code }) => code.includes(`/x-${library}`)).length, library).toBeGreaterThan(1);
    }
  });

  it('names the installed versions', () => {
    expect(page).toContain(`Version ${grid} of the libraries, Material UI ${material}`);
    expect(page).toContain(`React ${react}.`);
  });

  it('has the same figures in the Chinese translation', () => {
    const figures = (text: string) => [...text.matchAll(ROW)].map(([, , from, own, all]) => [from, own, all]);
    expect(figures(translation)).toEqual(figures(page));
  });

  it.each(rows)(
    'has the correct size of $title',
    async ({ code, figures: [own = 0, all = 0] }) => {
      const measured = await Promise.all([cost(code, [...REACT, ...MATERIAL]), cost(code, REACT)]);
      expectClose(own, measured[0]);
      expectClose(all, measured[1]);
    },
    TIMEOUT,
  );

  const three = /`(\w+)`, `(\w+)` and `(\w+)`\s+come to (\d+) kB/.exec(page);

  it.each([
    ['main entry of a package', '$1'],
    ['path of a component', '$1/$2'],
  ])(
    'has the correct total for imports from the %s',
    async (_from, entry) => {
      const [, chart = '', tree = '', picker = '', told] = three ?? [];
      const paths = [`x-charts/${chart}`, `x-tree-view/${tree}`, `x-date-pickers/${picker}`];
      const code = paths.map((path) => path.replace(/(.+)\/(.+)/, `export { $2 } from '@mui/${entry}';`)).join('\n');
      expectClose(Number(told), await cost(code, REACT));
    },
    TIMEOUT,
  );
});
