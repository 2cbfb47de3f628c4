import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { getSources } from '../architecture/imports.ts';
import { MESSAGES } from '../../client/i18n/messages.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../site/locales.ts';

const english = MESSAGES[DEFAULT_LOCALE];

/**
 * The languages whose interface has every text. Add yours once it has: from then on no text may be missing. Until then,
 * missing texts are English, and the build says how many.
 */
const COMPLETE: readonly Locale[] = ['en', 'zh'];

const getPlaceholders = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(LOCALES)('the texts of the language %s', (locale) => {
  const texts = MESSAGES[locale];

  it('have no keys that English does not have', () => {
    expect(Object.keys(texts).filter((key) => !Object.hasOwn(english, key))).toEqual([]);
  });

  it.runIf(COMPLETE.includes(locale))('have the same keys as English', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  });

  it('have the same placeholders as English', () => {
    const differing = Object.keys(texts).filter(
      (key) => String(getPlaceholders(english[key])) !== String(getPlaceholders(texts[key])),
    );
    expect(differing).toEqual([]);
  });

  it('end an address before what follows it, as most readers of plain text take more than a space to be part of it', () => {
    expect(Object.values(texts).filter((text) => /\{address\}[^\s>]/.test(text ?? ''))).toEqual([]);
  });

  it('are never empty', () => {
    expect(Object.values(texts).filter((text) => text?.trim() === '')).toEqual([]);
  });
});

it('the code uses every text', async () => {
  const files = (await Promise.all(['site', 'client', 'worker', 'pipeline'].map(getSources))).flat();
  const code = (await Promise.all(files.map((file) => readFile(file, 'utf8')))).join('\n');
  // A key may be put together: `callout.${kind}`.
  const beginnings = [...code.matchAll(/`([a-z][\w.]*\.)\$\{/gi)].map(([, beginning = '']) => beginning);
  const isUsed = (key: string) =>
    code.includes(`'${key}'`) || beginnings.some((beginning) => key.startsWith(beginning));
  expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
});
