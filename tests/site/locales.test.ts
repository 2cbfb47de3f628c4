import { describe, expect, it } from 'vitest';
import {
  DEFAULT_LOCALE,
  LOCALES,
  LOCALE_NAMES,
  isForeignLanguage,
  isLocale,
  localeOfOtherTag,
} from '../../site/locales.ts';

describe('locales', () => {
  it('are English (the default) and Chinese', () => {
    expect(LOCALES).toContain('zh');
    expect([LOCALES[0], DEFAULT_LOCALE]).toEqual(['en', 'en']);
  });

  it.each(LOCALES)('have a language tag that starts with the code: %s', (locale) => {
    expect(new Intl.Locale(LOCALE_NAMES[locale].tag).language).toBe(locale);
  });

  it.each([
    ['en', true],
    ['ZH', false],
    ['zh-CN', false],
    ['toString', false],
  ])('%j is a supported language: %s', (value, expected) => {
    expect(isLocale(value)).toBe(expected);
  });
});

describe('isForeignLanguage', () => {
  const some = ['pt', 'pt-BR', 'fr', 'de', 'ja', 'ko', 'es-MX', 'ru', 'la'];

  it.each(some.filter((segment) => !isLocale(segment)))('is true for %s', (segment) => {
    expect(isForeignLanguage(segment)).toBe(true);
  });

  it.each(LOCALES)('is false for %s, a language of the site', (segment) => {
    expect(isForeignLanguage(segment)).toBe(false);
  });

  it.each(['x', 'xx', 'qq', 'api', 'docs', 'blog', 'system', 'PT', 'pt-', 'pt_BR', 'pt-BRA', 'ptx', 'xx-YY', ''])(
    'is false for %j, an ordinary path segment',
    (segment) => {
      expect(isForeignLanguage(segment)).toBe(false);
    },
  );
});

describe('localeOfOtherTag', () => {
  it.each([
    ['zh-CN', 'zh'],
    ['zh_CN', 'zh'],
    ['ZH', 'zh'],
    ['zh-Hant-TW', 'zh'],
    ['cmn', 'zh'],
    ['en-US', 'en'],
    ['EN', 'en'],
    ['zh', null],
    ['zh-', null],
    ['pt-BR', null],
    ['api', null],
  ])('of %j is %j', (segment, locale) => {
    expect(localeOfOtherTag(segment)).toBe(locale);
  });
});
