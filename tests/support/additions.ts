import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { writeFiles } from './builds.ts';

/** Inserts a row before the text `before`. */
async function addRow(file: string, before: string, row: string): Promise<void> {
  const text = await readFile(file, 'utf8');
  expect(text.split(before)).toHaveLength(2);
  await writeFile(file, text.replace(before, row + before));
}

/** Adds texts of the interface before the text with the key `before`. */
async function addTexts(file: string, before: string, texts: Record<string, string>): Promise<void> {
  const rows = Object.entries(texts).map(([key, text]) => `"${key}": "${text}",\n  `);
  await addRow(file, `"${before}":`, rows.join(''));
}

/** Adds a language, a library, a preference, a styling and a version to a copy. Follows CONTRIBUTING, and does nothing else. */
export async function addAll(folder: string): Promise<void> {
  const inSite = (name: string) => path.join(folder, 'site', name);
  const [english, chinese] = ['en', 'zh'].map((locale) => path.join(folder, `locales/${locale}.json`)) as [
    string,
    string,
  ];
  // A language: two files and a row.
  await addRow(inSite('locales.ts'), "zh: { name: '中文'", "pt: { name: 'Português', tag: 'pt-BR' },\n  ");
  await writeFiles(folder, {
    'locales/pt.json': JSON.stringify({ 'bar.menu': 'Menu do site', 'callout.info': 'Nota' }),
    'content/navigation.pt.ts': "export const titles = { '/x/introduction/more': 'Mais' };",
  });
  // A library: a row, and its texts in Chinese.
  await addRow(
    inSite('products.ts'),
    "'x-tree-view': {",
    "'x-scheduler': { name: 'Scheduler', tagline: 'Days at a glance' },\n  ",
  );
  await addTexts(chinese, 'product.general.tagline', {
    'product.x-scheduler.name': '日程',
    'product.x-scheduler.tagline': '每天一目了然',
  });
  // A preference: a row and its texts.
  await addRow(inSite('preferences.ts'), 'codeStyling: CODE', "codeWidth: ['narrow', 'wide'],\n  ");
  await addTexts(english, 'settings.codeStyling', {
    'settings.codeWidth': 'Width',
    'settings.codeWidth.narrow': 'Narrow',
    'settings.codeWidth.wide': 'Wide',
  });
  await addTexts(chinese, 'settings.codeStyling', {
    'settings.codeWidth': '宽度',
    'settings.codeWidth.narrow': '窄',
    'settings.codeWidth.wide': '宽',
  });
  // A styling: a row and its text.
  await addRow(inSite('preferences.ts'), "'css'] as", "'styled', ");
  await addTexts(english, 'settings.codeStyling.css', { 'settings.codeStyling.styled': 'Styled components' });
  await addTexts(chinese, 'settings.codeStyling.css', { 'settings.codeStyling.styled': '样式化组件' });
  // A version: a row.
  await addRow(inSite('versions.ts'), "'v7',", "'v8', ");
}
