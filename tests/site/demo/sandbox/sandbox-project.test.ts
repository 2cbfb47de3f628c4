import { describe, expect, it } from 'vitest';
import type { DemoProgram } from '../../../../site/demo/demo-program.ts';
import { literal } from '../../../../site/demo/sandbox/literal.ts';
import { sandboxProject, type SandboxOptions } from '../../../../site/demo/sandbox/project.ts';

const names = [
  ...[
    '@emotion/cache',
    '@emotion/react',
    '@emotion/styled',
    '@mui/material',
    '@mui/x-data-grid',
    '@mui/x-data-grid-pro',
    '@mui/x-license',
  ],
  ...['react', 'react-dom', 'stylis', 'stylis-plugin-rtl', '@types/react', '@types/react-dom', '@types/stylis'],
  ...['typescript', 'vite', '@vitejs/plugin-react', 'tailwindcss'],
  ...['@mui/x-date-pickers', 'date-fns', 'dayjs', 'luxon', '@types/luxon'],
];
const packages = { versions: Object.fromEntries(names.map((name, index) => [name, `${index}.0.0`])), peers: {} };

const PROGRAM: DemoProgram = {
  title: 'BasicGrid',
  sources: {
    'TS-system':
      "import { DataGrid } from '@mui/x-data-grid';\nimport { rows } from './data/rows';\nimport { cell } from './cell';\n\nexport default function BasicGrid() {}",
    'JS-system': "import { rows } from './data/rows';\n",
    'TS-tailwind': 'export default function BasicGrid() {}',
    'TS-css': "import './BasicGrid.css';\n",
  },
  files: {
    'data/rows': {
      TS: "import { DateTime } from 'luxon';\nimport { cell } from '../cell';\nexport const rows: string[] = [];",
      JS: 'export const rows = [];',
      isJsx: false,
    },
    cell: { TS: 'export const cell = <b />;', JS: 'export const cell = <b />;', isJsx: true },
  },
  styles: { 'BasicGrid.css': 'b { color: red; }' },
};

function ask(options: Partial<SandboxOptions> = {}, program: Partial<DemoProgram> = {}) {
  return sandboxProject(
    { ...PROGRAM, ...program },
    { variant: 'TS', styling: 'system', packages, title: 'A grid', language: 'en', ...options },
  );
}
const getManifest = (options?: Partial<SandboxOptions>, program?: Partial<DemoProgram>) =>
  JSON.parse(ask(options, program).files['package.json'] ?? '') as Record<
    'scripts' | 'dependencies' | 'devDependencies',
    Record<string, string>
  >;

const BARE = {
  ...PROGRAM,
  sources: { 'TS-system': 'export default function BasicGrid() {}' },
  files: {},
  styles: {},
};

describe('sandboxProject', () => {
  it.each<[string, Partial<SandboxOptions>, string[]]>([
    [
      'TypeScript',
      {},
      [
        'src/BasicGrid.tsx',
        'src/cell.tsx',
        'src/data/rows.ts',
        'src/index.tsx',
        'src/theme.ts',
        'tsconfig.json',
        'vite.config.ts',
      ],
    ],
    [
      'JavaScript',
      { variant: 'JS' },
      ['src/BasicGrid.jsx', 'src/cell.jsx', 'src/data/rows.js', 'src/index.jsx', 'src/theme.js', 'vite.config.js'],
    ],
  ])('has all files of a %s project', (name, options, expected) => {
    const all = ['index.html', 'package.json', ...expected];
    expect(Object.keys(ask(options).files).sort()).toEqual(all.sort());
    expect(ask(options).main).toBe(expected[0]);
  });

  it('mounts the demo from index.html', () => {
    const { files } = ask({ title: 'Rows & <columns>' });
    expect(files['index.html']).toContain('<title>Rows &amp; &lt;columns&gt;</title>');
    expect(files['index.html']).toContain('src="/src/index.tsx"');
    expect(files['src/index.tsx']).toContain("import Demo from './BasicGrid';");
  });

  it('has the scripts of its variant', () => {
    expect(getManifest().scripts).toEqual({ dev: 'vite', build: 'vite build', typecheck: 'tsc' });
    expect(getManifest({ variant: 'JS' }).scripts).toEqual({ dev: 'vite', build: 'vite build' });
  });

  it('type-checks strictly', () => {
    const config = JSON.parse(ask().files['tsconfig.json'] ?? '') as { compilerOptions: object };
    expect(config.compilerOptions).toMatchObject({ strict: true, noEmit: true });
  });

  it('lists the packages that its files import as dependencies', () => {
    const { dependencies, devDependencies } = getManifest();
    expect(Object.keys(dependencies)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/material',
      '@mui/x-data-grid',
      'luxon',
      'react',
      'react-dom',
    ]);
    expect(Object.keys(devDependencies)).toEqual([
      '@types/luxon',
      '@types/react',
      '@types/react-dom',
      '@vitejs/plugin-react',
      'typescript',
      'vite',
    ]);
    expect(Object.keys(getManifest({ variant: 'JS' }).devDependencies)).toEqual(['@vitejs/plugin-react', 'vite']);
  });

  it('adds one version of Tailwind to a Tailwind demo only; its styles follow those of the components', () => {
    const { files } = ask({ styling: 'tailwind' });
    expect(files['src/index.css']).toContain("@import 'tailwindcss/utilities.css';");
    expect(files['src/index.tsx']).toMatch(/import '\.\/index\.css';[^]*<StyledEngineProvider injectFirst>/);
    expect(files['vite.config.ts']).toContain('plugins: [react(), tailwindcss()]');
    const { tailwindcss, '@tailwindcss/vite': plugin } = getManifest({ styling: 'tailwind' }).devDependencies;
    expect(tailwindcss).toBe(packages.versions.tailwindcss);
    expect(plugin).toBe(tailwindcss);
  });

  it('uses the default styling, without Tailwind, if the demo lacks the requested one', () => {
    const { files } = ask({ styling: 'tailwind' }, BARE);
    expect(files['src/index.css']).toBeUndefined();
    expect(files['src/BasicGrid.tsx']).toBe('export default function BasicGrid() {}\n');
  });

  it('has a placeholder for a licence key, but no key', () => {
    const source = "import { DataGridPro } from '@mui/x-data-grid-pro';\n";
    const { files } = ask({}, { ...BARE, sources: { 'TS-system': source } });
    expect(files['src/index.tsx']).toContain("// LicenseInfo.setLicenseKey('YOUR_LICENSE_KEY');");
    expect(getManifest({}, { ...BARE, sources: { 'TS-system': source } }).dependencies).toHaveProperty(
      '@mui/x-license',
    );
    expect(ask().files['src/index.tsx']).not.toContain('License');
    expect(getManifest().dependencies).not.toHaveProperty('@mui/x-license');
  });

  it('includes the theme settings', () => {
    const theme = {
      mode: 'dark',
      spacing: 6,
      borderRadius: 0,
      fontFamily: 'Georgia, serif',
      palette: { primary: { main: '#ff0000' } },
      components: { MuiButton: { defaultProps: { size: 'small' } } },
    } as const;
    const text = ask({ theme }).files['src/theme.ts'] ?? '';
    expect(text).toContain("mode: 'dark'");
    for (const option of ['spacing: 6', 'borderRadius: 0', "fontFamily: 'Georgia, serif'"])
      expect(text).toContain(option);
    expect(text).toContain("main: '#ff0000'");
    expect(text).toMatch(/MuiButton: \{\s+defaultProps: \{\s+size: 'small',\s+disableElevation: true,/);
    expect(ask().files['src/theme.ts']).toContain("mode: 'light'");
    expect(ask({ theme }).files['index.html']).toContain('data-mode="dark"');
  });

  it('mirrors the styles of a right-to-left project', () => {
    const theme = { direction: 'rtl' } as const;
    const { files } = ask({ theme });
    expect(files['index.html']).toContain('dir="rtl"');
    expect(files['src/theme.ts']).toContain("direction: 'rtl'");
    expect(files['src/index.tsx']).toContain('<CacheProvider value={rtlCache}>');
    expect(getManifest({ theme }).dependencies).toMatchObject({ '@emotion/cache': '0.0.0', stylis: '9.0.0' });
    expect(Object.keys(ask().files)).not.toContain('src/rtl-cache.ts');
  });

  it('uses the language of the page', () => {
    const { files } = ask({ language: 'zh' });
    expect(files['index.html']).toContain('lang="zh-CN"');
    expect(files['src/theme.ts']).toContain("import { zhCN } from '@mui/material/locale';");
    expect(ask().files['src/theme.ts']).not.toContain('locale');
  });

  it.each([
    [
      '@mui/x-data-grid-pro',
      "import { zhCN as dataGridZhCN } from '@mui/x-data-grid-pro/locales';",
      /, zhCN, dataGridZhCN\)/,
    ],
    ['@mui/x-date-pickers/DatePicker', "from '@mui/x-date-pickers/locales';", /, zhCN, datePickersZhCN\)/],
    ['@mui/x-date-pickers/AdapterDayjs', "import 'dayjs/locale/zh-cn';", /adapterLocale: 'zh-cn'/],
    ['@mui/x-date-pickers/AdapterDateFns', "from 'date-fns/locale/zh-CN';", /adapterLocale: datesZhCN/],
    ['@mui/x-date-pickers/AdapterLuxon', "from '@mui/x-date-pickers/locales';", /adapterLocale: 'zh-CN'/],
  ])('gives the theme the Chinese texts and dates for %s', (specifier, statement, call) => {
    const sources = { 'TS-system': `import { Part } from '${specifier}';` };
    const file = ask({ language: 'zh' }, { sources, files: {} }).files['src/theme.ts'];
    expect(file).toContain(statement);
    expect(file).toMatch(call);
    expect(ask({}, { sources, files: {} }).files['src/theme.ts']).not.toContain('locale');
  });

  it('leaves dates as they are where a demo has several date libraries', () => {
    const imports = ['AdapterDayjs', 'AdapterLuxon'].map(
      (name) => `import { ${name} } from '@mui/x-date-pickers/${name}';`,
    );
    const sources = { 'TS-system': imports.join('\n') };
    expect(ask({ language: 'zh' }, { sources, files: {} }).files['src/theme.ts']).not.toContain('adapterLocale');
  });
});

describe('literal', () => {
  it.each<[unknown, string]>([
    ['it\'s "so" \\ \n', String.raw`'it\'s "so" \\ \n'`],
    [1.5, '1.5'],
    [null, 'null'],
    [{}, '{}'],
    [[], '[]'],
    [{ a: [true], 'b-c': { d: undefined } }, "{\n  a: [\n    true,\n  ],\n  'b-c': {},\n}"],
  ])('of %j', (value, expected) => {
    expect(literal(value)).toBe(expected);
  });
});
