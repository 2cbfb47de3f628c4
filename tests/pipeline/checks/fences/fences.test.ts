import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFences } from '../../../../pipeline/checks/fences/check-fences.ts';
import { findFences, inherit } from '../../../../pipeline/checks/fences/find.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');

/** A page whose body starts at line 6. */
const page = (body: string, packages = '@mui/x-data-grid', folder = 'react-data-grid/page') =>
  findFences(`content/${folder}/index.md`, `---\ntitle: A\ndescription: B.\npackages: '${packages}'\n---\n${body}\n`);

const fence = (code: string, info = 'tsx') => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const shown = (code: string, attributes = '') => page(fence(code, `tsx ${attributes}`));
const types = (text: string, code: string, info?: string) => `<!-- types: ${text} -->\n\n${fence(code, info)}`;

type Page = ReturnType<typeof page>;

const COMPILES: [string, Page][] = [
  ['a whole module', shown("import { DataGrid } from '@mui/x-data-grid';\nexport const grid = DataGrid;")],
  ['statements', shown('const apiRef = useGridApiRef();\napiRef.current?.setPage(1);')],
  ['hooks and types of React', shown("const [node, setNode] = useState<React.ReactNode>('a');")],
  ['an element', shown('<DataGrid rows={rows} columns={columns} />')],
  ['several elements', shown('<Button>One</Button>\n<Stack spacing={1} />')],
  ['a list of elements', shown("{['a'].map((name) => (\n  <Chip key={name} label={name} />\n))}")],
  ['an object', shown("{ field: 'a', width: 100 }")],
  ['an object of a type', shown("{ field: 'a', valueGetter: (_value, row) => row.b }", 'type="GridColDef"')],
  ['an array of a type', shown("[{ field: 'a', rowSpanValueGetter: (value, row) => row.b }]", 'type="GridColDef[]"')],
  ['props of a component', shown('slotProps={{ toolbar: { showQuickFilter: true } }}', 'type="DataGrid"')],
  ['a file without elements', page(fence("export const field = 'a';", 'ts title="field.ts"'))],
  ['an import before placeholders', shown("import dayjs from 'dayjs';\n\nconst days = rows.map(() => dayjs());")],
  ['the API of the highest plan', page(fence("apiRef.current?.setRowGroupingModel(['a']);"), '', 'introduction')],
  ['the API of a tree', page(fence("apiRef.current?.focusItem(event, 'a');"), '@mui/x-tree-view', 'react-tree-view/a')],
  ['what a comment declares', page(types('declare const save: (id: GridRowId) => void;', 'save(1);'))],
  ['a comment of several lines', page(types('\ninterface Row { id: number }\n', 'const row: Row = { id: 1 };'))],
  [
    'a declared package',
    page(types("declare module 'x-api' { export const a: 1; }", "import { a } from 'x-api';\na;")),
  ],
  ['an icon', shown('<DeleteIcon fontSize="small" />')],
  ['an error that is meant', shown('const size: number = "a";', 'error="TS2322"')],
  [
    'another file of the page',
    page(`${fence('export const a = 1;', 'ts title="src/a.ts"')}\n${fence("import { a } from './a';\na;")}`),
  ],
  ['a component of the application', shown("import App from './App';\n\n<App />;")],
  ['dates of Day.js', page(fence('<DatePicker onChange={(day) => day?.format()} />'), '@mui/x-date-pickers')],
  [
    'dates of the adapter that a fence names',
    page(
      fence(
        '<LocalizationProvider dateAdapter={AdapterLuxon}>\n  <DatePicker onChange={(day) => day?.toISO()} />\n</LocalizationProvider>',
      ),
      '@mui/x-date-pickers',
    ),
  ],
  [
    'what a page adds to a package',
    page(
      `${fence("declare module '@mui/x-data-grid' {\n  interface ToolbarPropsOverrides {\n    unit: string;\n  }\n}")}\n` +
        fence("slotProps={{ toolbar: { unit: 'kg' } }}", 'tsx type="DataGrid"'),
    ),
  ],
  ['a fence in another language', page(fence('const a: number = "b";', 'js'))],
];

const REFUSED: [string, Page, number, string][] = [
  ['a name that nobody exports', shown('save(1);'), 7, "TS2304: Cannot find name 'save'"],
  ['a name of the browser window', shown('const label = `${status}`;'), 7, "Cannot find name 'status'"],
  [
    'a prop that does not exist',
    shown('<DataGrid\n  rows={rows}\n  columns={columns}\n  striped\n/>'),
    10,
    "'striped'",
  ],
  ['a wrong property of an object', shown("{\n  field: 'a',\n  wide: true,\n}", 'type="GridColDef"'), 9, "'wide'"],
  ['an object without its type', shown('{\n  valueGetter: (value) => value,\n}'), 8, 'Say the type'],
  ['a wrong prop of a component', shown('striped={true}', 'type="DataGrid"'), 7, "'striped'"],
  ['props without their component', shown('sx={{ height: 300 }}'), 6, 'does not say whose'],
  ['another error than the one that is meant', shown('const a: number = "b";', 'error="TS2345"'), 7, 'TS2322'],
  ['an error that does not occur', shown('const a = 1;', 'error="TS2322"'), 6, 'and compiles'],
  ['an element that is not closed', shown('<Stack>'), 7, 'cannot be read'],
  ['a comment before text', page('<!-- types: declare const a: 1; -->\n\nText.\n'), 6, 'no fence follows'],
  ['a comment within text', page('Text <!-- types: declare const a: 1; --> text.\n'), 6, 'no fence follows'],
  ['a comment before another language', page(types('declare const a: 1;', 'npm ci', 'bash')), 6, 'no fence follows'],
  ['a comment at the end', page('Text.\n\n<!-- types: declare const a: 1; -->'), 8, 'no fence follows'],
  ['an error in a comment', page(types('\ndeclare const a: Missing;', 'a;')), 7, "Cannot find name 'Missing'"],
  ['a whole module without an import', shown('export const grid = DataGrid;'), 7, "Cannot find name 'DataGrid'"],
  ['one import of two', shown("import { Box } from '@mui/material';\n\n<Box><Chip /></Box>;"), 9, "'Chip'"],
  ['a file of the application that is not shown', shown("import { rows } from './data';"), 7, 'show the file'],
  ['a name from a package that has it not', shown("import { Rows } from '@mui/x-data-grid';"), 7, "'Rows'"],
  [
    'what another page adds to a package',
    shown("slotProps={{\n  toolbar: { unit: 'kg' },\n}}", 'type="DataGrid"'),
    8,
    "'unit'",
  ],
  ['a fence of a list', page(`1. One:\n\n   ${fence('save();').replaceAll('\n', '\n   ')}`), 9, "'save'"],
];

/** All pages in one run, like the command; each has a different name. */
const numbered = [...COMPILES, ...REFUSED].map(([, found], index) => ({
  ...found,
  file: found.file.replace('index.md', `${index}/index.md`),
  problems: found.problems.map((problem) => ({ ...problem, file: `${index}` })),
}));
const problems = checkFences(ROOT, numbered);
const getProblems = (index: number) =>
  problems.filter(({ file }) => file === numbered[index]?.file || file === `${index}`);

describe('fences', () => {
  it.each(COMPILES.map(([name], index) => ({ name, index })))('compile with $name', ({ index }) => {
    expect(getProblems(index)).toEqual([]);
  });

  it.each(REFUSED.map(([name, , line, words], at) => ({ name, line, words, index: COMPILES.length + at })))(
    'are rejected for $name',
    ({ line, words, index }) => {
      const found = getProblems(index);
      expect(found).toMatchObject([{ line }]);
      expect(`${found[0]?.message} ${found[0]?.remedy}`).toContain(words);
    },
  );

  it('in a translation use the checks declared on the English page', () => {
    const english = page(types('declare const a: 1;', 'a;', 'tsx error="TS1"'));
    const [inherited] = inherit(page(fence('a;')), english).fences;
    expect(inherited).toMatchObject({ error: 'TS1', declarations: [{ text: 'declare const a: 1; ' }] });
    expect(inherit(page(fence('a;') + fence('b;')), english).fences[0]).toMatchObject({ error: null });
  });
});
