import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../../../../pipeline/demos/languages/default-language.ts';
import type { PackageImports } from '../../../../pipeline/demos/imports.ts';
import { listPacks } from '../../../../pipeline/demos/packs.ts';
import { byLocale } from '../../../../site/locales.ts';

const ENTRIES = Object.fromEntries(
  ['data-grid', 'date-pickers', 'charts', 'dayjs', 'luxon'].map((name) => [`pack-zh-${name}`, `${name}.ts`]),
);

const packsOfImports = (...specifiers: string[]) => {
  const imports: PackageImports = new Map(specifiers.map((specifier) => [specifier, new Set(['default'])]));
  return listPacks(imports, ENTRIES);
};

describe('packsOf', () => {
  it.each([
    [['@mui/material/Button'], []],
    [['@mui/x-tree-view/RichTreeView'], []],
    [['@mui/x-data-grid-premium'], ['pack-zh-data-grid']],
    [
      ['@mui/x-charts/LineChart', '@mui/x-data-grid'],
      ['pack-zh-data-grid', 'pack-zh-charts'],
    ],
    [
      ['@mui/x-date-pickers/DatePicker', '@mui/x-date-pickers/AdapterDayjs'],
      ['pack-zh-date-pickers', 'pack-zh-dayjs'],
    ],
    [['@mui/x-date-pickers/AdapterMoment'], ['pack-zh-date-pickers']],
    [['@mui/x-date-pickers/AdapterDayjs', '@mui/x-date-pickers/AdapterLuxon'], ['pack-zh-date-pickers']],
  ])('gives a demo with %j the packs %j', (specifiers, packs) => {
    expect(packsOfImports(...specifiers)).toEqual({ ...byLocale(() => []), zh: packs });
  });
});

describe('inLanguage', () => {
  const noon = new Date(2025, 2, 3, 12);
  const draw = () => [noon.toLocaleDateString(), noon.toLocaleDateString('de'), (1234.5).toLocaleString()];

  it('formats in the language unless the code sets one', () => {
    expect(inLanguage('zh-CN', draw)).toEqual(['2025/3/3', '3.3.2025', '1,234.5']);
    expect(inLanguage('de', draw)).toEqual(['3.3.2025', '3.3.2025', '1.234,5']);
  });

  it.each([undefined, {}, { timeZone: 'Asia/Tokyo' }, { month: 'short' } as const, { timeStyle: 'short' } as const])(
    'formats a date with the options %j as the built-in method does',
    (options) => {
      const times = [noon.valueOf(), Number.NaN];
      const format = () => times.map((time) => new Date(time).toLocaleString('en-US', options));
      // Another context has built-in objects of its own, which nothing has replaced.
      const builtIn: unknown = runInNewContext('times.map((time) => new Date(time).toLocaleString("en-US", options))', {
        times,
        options,
      });
      expect(inLanguage('de', format)).toEqual(Array.from(builtIn as string[]));
    },
  );

  it('restores the process’s language, also after an error', () => {
    const before = draw();
    expect(() =>
      inLanguage('de', () => {
        throw new Error('no');
      }),
    ).toThrow('no');
    expect(draw()).toEqual(before);
  });
});
