import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { GRID_DEFAULT_LOCALE_TEXT } from '@mui/x-data-grid';
import { enUS } from '@mui/x-date-pickers/locales';
import { expect, it } from 'vitest';
import dataGrid from '../../../../client/theme/packs/zh/data-grid.ts';
import datePickers from '../../../../client/theme/packs/zh/date-pickers.ts';
import { createContext } from '../../../../pipeline/cache/context.ts';
import { listFiles } from '../../../../pipeline/kit/files.ts';

const { content } = createContext();

/** The English texts that a pack translates: what its demos never show on a Chinese page. */
function translated(english: object, chinese: object): Set<unknown> {
  const texts = new Map<string, unknown>(Object.entries(chinese));
  return new Set(Object.entries(english).flatMap(([key, text]) => (texts.get(key) === text ? [] : [text as unknown])));
}

const PICKERS = translated(
  enUS.components.MuiLocalizationProvider.defaultProps.localeText,
  datePickers.components.MuiLocalizationProvider.defaultProps.localeText,
);
const GRID = translated(GRID_DEFAULT_LOCALE_TEXT, dataGrid.components.MuiDataGrid.defaultProps.localeText);

it.each([
  ['react-date-pickers', PICKERS],
  ['react-data-grid', GRID],
] as const)('the Chinese guides of %s quote the texts of Chinese demos', async (folder, english) => {
  const files = (await listFiles(path.join(content, folder))).filter((file) => file.endsWith('index.zh.md'));
  // Pages on translating say what the English texts are.
  const guides = files.filter((file) => path.basename(path.dirname(file)) !== 'localization');
  const texts = await Promise.all(guides.map(async (file) => ({ file, text: await readFile(file, 'utf8') })));
  const quoted = texts.flatMap(({ file, text }) =>
    [...text.replace(/^```[^]*?^```|^::.*$/gm, '').matchAll(/“([^”]+)”|\*\*([^*]+)\*\*|"([^"]+)"/g)].map(
      ([, ...parts]) => [path.relative(content, file), parts.find(Boolean)] as const,
    ),
  );
  expect(quoted.length).toBeGreaterThan(20);
  expect(quoted.filter(([, words]) => english.has(words))).toEqual([]);
});
