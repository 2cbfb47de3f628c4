import { describe, expect, it } from 'vitest';
import { listDependencies, type Dependencies } from '../../../../site/demo/sandbox/dependencies.ts';
import { importSpecifiers, getPackage, replaceSpecifiers } from '../../../../site/demo/sandbox/specifiers.ts';

const MATERIAL = {
  '@emotion/react': '1.0.1',
  '@emotion/styled': '1.0.2',
  '@mui/material': '7.0.0',
  react: '19.0.0',
  'react-dom': '19.0.1',
};
const BASE = { ...MATERIAL, '@mui/system': '7.0.1' };
const X_PEERS = ['@mui/material', '@mui/system', 'react', 'react-dom'];

const PACKAGES = {
  versions: {
    ...BASE,
    '@mui/x-data-grid': '8.0.0',
    '@mui/x-date-pickers': '8.0.1',
    '@mui/x-date-pickers-pro': '8.0.2',
    'date-fns': '4.0.0',
    'date-fns-jalali': '4.0.0-0',
    dayjs: '1.11.0',
    luxon: '3.0.0',
    moment: '2.0.0',
    'moment-hijri': '3.0.1',
    'moment-jalaali': '0.10.0',
    '@types/react': '19.0.2',
    '@types/react-dom': '19.0.3',
    '@types/luxon': '3.0.1',
    '@types/moment-hijri': '2.1.0',
    '@types/scope__name': '1.2.3',
    '@scope/name': '1.0.0',
    typescript: '6.0.0',
    vite: '8.0.0',
    hono: '4.0.0',
  },
  peers: {
    '@mui/x-data-grid': X_PEERS,
    '@mui/x-date-pickers': X_PEERS,
    '@mui/x-date-pickers-pro': X_PEERS,
    '@mui/material': ['react', 'react-dom'],
  },
};

function ask(specifiers: string[], variant: 'TS' | 'JS' = 'JS', tools: string[] = []): Dependencies {
  return listDependencies(specifiers, { packages: PACKAGES, variant, tools });
}

describe('dependenciesOf', () => {
  it.each<[string, string[], Record<string, string>]>([
    ['nothing', [], {}],
    ['relative files', ['./rows', '../data/rows', './Demo.css'], {}],
    ['a package, by any of its entries', ['dayjs', 'dayjs/locale/de'], { dayjs: '1.11.0' }],
    ['Material UI, with its style engine', ['@mui/material/Box'], MATERIAL],
    ['peers of peers', ['@mui/x-data-grid'], { ...BASE, '@mui/x-data-grid': '8.0.0' }],
  ])('lists those of %s', (name, specifiers, expected) => {
    expect(ask(specifiers)).toEqual({ dependencies: expected, devDependencies: {} });
  });

  it.each([
    ['AdapterDateFns', { 'date-fns': '4.0.0' }],
    ['AdapterDateFnsJalali', { 'date-fns-jalali': '4.0.0-0' }],
    ['AdapterDayjs', { dayjs: '1.11.0' }],
    ['AdapterLuxon', { luxon: '3.0.0' }],
    ['AdapterMoment', { moment: '2.0.0' }],
    ['AdapterMomentHijri', { 'moment-hijri': '3.0.1', moment: '2.0.0' }],
    ['AdapterMomentJalaali', { 'moment-jalaali': '0.10.0', moment: '2.0.0' }],
  ])('resolves %s to its library', (adapter, libraries) => {
    const pickers = { ...BASE, '@mui/x-date-pickers': '8.0.1' };
    expect(ask([`@mui/x-date-pickers/${adapter}`]).dependencies).toEqual({ ...pickers, ...libraries });
    const pro = { ...BASE, '@mui/x-date-pickers-pro': '8.0.2' };
    expect(ask([`@mui/x-date-pickers-pro/${adapter}`]).dependencies).toEqual({ ...pro, ...libraries });
  });

  it.each(['AdapterTemporal', 'AdapterDateFnsV2', 'AdapterDateFnsBase', 'Adapter', 'AdapterDayjs2'])(
    'throws a TypeError that names the unknown adapter %s and the known ones',
    (adapter) => {
      const asking = () => ask([`@mui/x-date-pickers/${adapter}`]);
      expect(asking).toThrow(TypeError);
      expect(asking).toThrow(new RegExp(`"${adapter}".*AdapterDateFns, .*AdapterMomentJalaali`));
    },
  );

  it.each(['lodash', '@mui/x-unknown/Thing', 'toString', '@types/luxon-extra'])(
    'throws an Error for %s, whose version is unknown',
    (specifier) => {
      expect(() => ask([specifier])).toThrow(new RegExp(`package "${getPackage(specifier)}"`));
    },
  );

  it('adds type packages and the compiler for TypeScript only', () => {
    const specifiers = ['luxon', 'react', '@scope/name', 'dayjs'];
    expect(ask(specifiers, 'TS').devDependencies).toEqual({
      '@types/luxon': '3.0.1',
      '@types/react': '19.0.2',
      '@types/scope__name': '1.2.3',
      typescript: '6.0.0',
    });
    expect(ask(specifiers).devDependencies).toEqual({});
  });

  it('lists tools as devDependencies, and no package twice', () => {
    expect(ask(['react', 'vite/client'], 'JS', ['vite', 'hono']).devDependencies).toEqual({ hono: '4.0.0' });
  });

  it('sorts both tables by name', () => {
    expect(Object.keys(ask(['react-dom', 'dayjs', 'react']).dependencies)).toEqual(['dayjs', 'react', 'react-dom']);
  });
});

describe('importSpecifiers', () => {
  it.each([
    ["import A from 'a';", ['a']],
    ["import A, { B } from 'a';\nimport * as C from 'c';", ['a', 'c']],
    ["import {\n  A,\n  type B,\n} from 'a/b';", ['a/b']],
    ["import type { A } from 'a';", ['a']],
    ['import { A } from "a"', ['a']],
    ["import 'a/locale/de';", ['a/locale/de']],
    ["export { A } from './a';\nexport * from 'b';", ['./a', 'b']],
    ["const A = lazy(() => import('a'));", ['a']],
    ["import A from 'a';\nimport { B } from 'a';", ['a']],
    ["// import A from 'a';\n/**\n * import A from 'a';\n */", []],
    ["export const from = 'a';\nexport default function A() {\n  return 'from';\n}", []],
    ["const text = 'import from';", []],
  ])('finds those of %j', (code, expected) => {
    expect(importSpecifiers(code)).toEqual(expected);
  });
});

describe('replaceSpecifiers', () => {
  it('replaces specifiers and nothing else', () => {
    const code = `import {\n  A,\n} from "../a";\nimport './a.css';\nexport * from '../a';\nconst b = import('../a');\nconst text = '../a';\n`;
    expect(replaceSpecifiers(code, (specifier) => (specifier === '../a' ? './c$1' : specifier))).toBe(
      `import {\n  A,\n} from "./c$1";\nimport './a.css';\nexport * from './c$1';\nconst b = import('./c$1');\nconst text = '../a';\n`,
    );
  });
});
