import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../../client/i18n/messages.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../site/locales.ts';

const english = MESSAGES[DEFAULT_LOCALE];

const placeholdersOf = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(LOCALES)('the texts of the language %s', (locale) => {
  const texts = MESSAGES[locale];

  it('have the same keys as English', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());
  });

  it('have the same placeholders as English', () => {
    const differing = Object.keys(english).filter(
      (key) => String(placeholdersOf(english[key])) !== String(placeholdersOf(texts[key])),
    );
    expect(differing).toEqual([]);
  });

  it('are never empty', () => {
    expect(Object.values(texts).filter((text) => text?.trim() === '')).toEqual([]);
  });
});
