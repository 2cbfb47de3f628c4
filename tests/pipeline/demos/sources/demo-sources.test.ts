import { writeFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DemoProgram, findSourceKey } from '../../../../site/demo/demo-program.ts';
import { CODE_STYLINGS, CODE_VARIANTS } from '../../../../site/preferences.ts';
import { readImports } from '../../../../pipeline/demos/imports.ts';
import { placeDemo } from '../../../../pipeline/demos/programs.ts';
import { highlightSources } from '../../../../pipeline/demos/sources/source-html.ts';
import { demoSources, createPreview, toJavaScript } from '../../../../pipeline/demos/sources/demo-sources.ts';
import { createContext } from '../../../../pipeline/cache/context.ts';
import { DISK_SOURCES } from '../../../../pipeline/cache/sources.ts';
import { useSharedFolder } from '../../../support/folder.ts';

const TYPED = `import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Row } from '../rows';

// The columns.
const columns: GridColDef<Row>[] = [{ field: 'name' }];

export default function Basic() {
  const width = columns[0]!.width as number;
  return <DataGrid columns={columns} sx={{ width }} />;
}
`;

const UNTYPED = `export default function Basic() {
  return <div className="p-2">Basic</div>;
}
`;

describe('toJavaScript', () => {
  it('removes types, keeps comments and blank lines', async () => {
    expect(await toJavaScript(TYPED)).toBe(`import { DataGrid } from '@mui/x-data-grid';

// The columns.
const columns = [{ field: 'name' }];

export default function Basic() {
  const width = columns[0].width;
  return <DataGrid columns={columns} sx={{ width }} />;
}`);
  });

  it.each([
    ['an import that is a type', "import { A } from 'a';\nexport const a: A = 1;", 'export const a = 1;'],
    ['new syntax', 'export const a = b?.c ?? d;', 'export const a = b?.c ?? d;'],
  ])('removes the types of %s', async (name, code, expected) => {
    expect((await toJavaScript(code)).trim()).toBe(expected);
  });
});

describe('demoSources', () => {
  it.each([
    ['everything typed', { system: TYPED, tailwind: TYPED, css: TYPED }],
    ['one styling', { system: TYPED }],
    ['no types', { system: UNTYPED }],
    ['types in the default styling alone', { system: TYPED, tailwind: UNTYPED }],
  ])('falls back to the nearest source: %s', async (name, sources: Partial<Record<string, string>>) => {
    const codes = await demoSources(sources);
    for (const styling of CODE_STYLINGS) {
      const typescript = (sources[styling] ?? sources.system ?? '').trimEnd();
      for (const variant of CODE_VARIANTS) {
        const expected = variant === 'TS' ? typescript : await toJavaScript(typescript);
        expect(codes[findSourceKey(codes, variant, styling)], `${variant} ${styling}`).toBe(expected);
      }
    }
  });
});

describe('previewOf', () => {
  const returning = (...rows: string[]) =>
    `export default function A() {\n  return (\n${rows.map((row) => `    ${row}\n`).join('')}  );\n}\n`;

  it('is the returned JSX, dedented', async () => {
    expect(await createPreview(returning('<p>', '  text', '</p>'))).toBe('<p>\n  text\n</p>');
    expect(await createPreview(UNTYPED)).toBe('<div className="p-2">Basic</div>');
  });

  it('only considers the default export', async () => {
    expect(await createPreview(`function B() {\n  return <i />;\n}\n\n${UNTYPED}`)).toContain('Basic');
  });

  it.each([
    [16, true],
    [17, false],
  ])('of %d lines is shown: %s', async (lines, expected) => {
    const rows = ['<p>', ...Array.from({ length: lines - 2 }, () => '  text'), '</p>'];
    expect((await createPreview(returning(...rows))) !== null).toBe(expected);
  });

  it('breaks lines that the column would cut', async () => {
    const props = 'defaultValue={dayjs("2026-06-24")} shouldDisableDate={isClosed} views={["year", "day"]}';
    expect(await createPreview(returning(`<DatePicker ${props} />`))).toBe(
      "<DatePicker\n  defaultValue={dayjs('2026-06-24')}\n  shouldDisableDate={isClosed}\n  views={['year', 'day']}\n/>",
    );
  });

  it('is missing for a file without a component', async () => {
    expect(await createPreview('export const a = 1;')).toBeNull();
  });
});

describe('importsOf', () => {
  const inFolder = useSharedFolder();
  beforeAll(async () => {
    await writeFile(
      inFolder('data.ts'),
      "import { chain as join } from 'chain';\nimport './Demo';\nexport const rows = join();\n",
    );
  });

  async function getNames(code: string): Promise<Record<string, string[]>> {
    const entry = inFolder('Demo.tsx');
    await writeFile(entry, code);
    const { packages } = await readImports(DISK_SOURCES, entry);
    const named = [...packages].filter(([specifier, names]) => names.size > 0 && specifier !== 'react/jsx-runtime');
    return Object.fromEntries(named.map(([specifier, names]) => [specifier, [...names].sort()]));
  }

  it.each<[string, string, Record<string, string[]>]>([
    ['a default', "import Stack from 'stack';", { stack: ['default'] }],
    ['names, under the name they are exported by', "import { A, B as C } from 'pkg';", { pkg: ['A', 'B'] }],
    ['a default with names', "import A, { B } from 'pkg';", { pkg: ['B', 'default'] }],
    ['one package in two statements', "import { A } from 'pkg';\nimport { B } from 'pkg';", { pkg: ['A', 'B'] }],
    ['values but no types', "import type { A } from 'types';\nimport { type B, C } from 'pkg';", { pkg: ['C'] }],
    [
      'what is read of a namespace',
      "import * as React from 'react';\nlet e: React.MouseEvent;\nReact.useState();\nexport default () => <React.Fragment />;",
      { react: ['Fragment', 'useState'] },
    ],
    ['what a relative file imports, in a circle too', "import { rows } from './data';", { chain: ['chain'] }],
  ])('collects %s', async (name, code, expected) => {
    expect(await getNames(code)).toEqual(expected);
  });
});

describe('the HTML of a demo’s source', () => {
  /** Shows what is highlighted without its classes. */
  const show = (...given: Parameters<typeof highlightSources>) =>
    JSON.parse(JSON.stringify(highlightSources(...given)).replaceAll(/<\/?i\b[^>]*>/g, '')) as ReturnType<
      typeof highlightSources
    >;
  const code = "import { rows } from './data/rows';";
  const program: DemoProgram = {
    title: 'Basic',
    sources: { 'TS-system': code, 'TS-css': "import './Basic.css';" },
    files: { 'data/rows': { TS: 'export const rows: Row[] = [];', JS: 'export const rows = [];', isJsx: false } },
    styles: { 'Basic.css': '.a {}' },
  };
  const shown = show(program, { 'TS-system': 'preview', 'TS-css': null });

  it('has the preview, the source, and the imported files with their paths', () => {
    expect(shown['TS-system']).toMatch(
      /^<p[^>]*>src\/Basic\.tsx<\/p><pre class="preview"[^>]*><code class="language-tsx">preview<\/code><\/pre><pre class="whole"[^>]*><code[^>]*>import .*<\/pre><p[^>]*>src\/data\/rows\.ts<\/p><pre[^>]*><code[^>]*>export const rows: Row/,
    );
    expect(shown['TS-css']).not.toContain('"preview"');
  });

  it('has the imported files as JavaScript, even if the source has no types', () => {
    expect(shown['JS-system']).toMatch(
      /^<p[^>]*>src\/Basic\.jsx<\/p>.*src\/data\/rows\.js<.*<code class="language-jsx">export const rows = /,
    );
  });

  it('includes a stylesheet only for the styling that imports it', () => {
    expect(shown['TS-system']).not.toContain('Basic.css');
    expect(shown['TS-css']).toMatch(/>src\/Basic\.css<\/p><pre[^>]*><code class="language-css">\.a \{\}</);
  });

  it('is the source alone for a demo in a single file, once if it has no types', () => {
    const alone = { ...program, sources: { 'TS-system': code }, files: {} };
    expect(show(alone, {})).toEqual({
      'TS-system': `<pre class="whole" tabindex="0"><code class="language-tsx">${code}</code></pre>`,
    });
  });
});

describe('placeDemo', () => {
  const folder = '/content/grid/rows/demos';
  const place = (source: string, files: Record<string, string>) => {
    const read = (file: string) => {
      const text = files[file];
      return text === undefined ? Promise.reject(new Error(`${file} is not there.`)) : Promise.resolve(text);
    };
    const demo = { name: 'Basic', pageKey: '', file: 'rows/demos/Basic.tsx', entry: `${folder}/Basic.tsx` };
    const { run } = createContext().steps;
    return placeDemo({ ...DISK_SOURCES, read }, run, {
      ...demo,
      sources: { system: source },
      stylings: {},
      styles: {},
      tables: {},
    });
  };

  it('moves shared files below the demo and rewrites every import of them', async () => {
    const { sources, files } = await place(
      "import { a } from '../../data/a';\nimport { b } from './b';\nimport './c.css';",
      {
        '/content/grid/data/a.ts': "import { d } from './d';\nimport { b } from '../rows/demos/b';",
        '/content/grid/data/d.tsx': "import type { A } from './a';",
        [`${folder}/b.ts`]: "import { d } from '../../data/d';",
      },
    );
    expect(sources.system).toBe("import { a } from './data/a';\nimport { b } from './b';\nimport './c.css';");
    expect(Object.fromEntries(Object.entries(files).map(([name, { TS }]) => [name, TS]))).toEqual({
      'data/a': "import { d } from './d';\nimport { b } from '../b';",
      'data/d': "import type { A } from './a';",
      b: "import { d } from './data/d';",
    });
    expect(files['data/d']?.isJsx).toBe(true);
  });

  it('reports two files with the same destination', async () => {
    const placed = place("import { a } from '../../data/a';\nimport { b } from '../data/a';", {
      '/content/grid/data/a.ts': '',
      '/content/grid/rows/data/a.ts': '',
    });
    await expect(placed).rejects.toThrow(
      /Basic\.tsx: It imports .*grid\/data\/a\.ts and .*rows\/data\/a\.ts.*Rename one/,
    );
  });
});
