import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import zh from '../../locales/zh.json' with { type: 'json' };

const english: Record<string, string> = en;
const chinese: Record<string, string> = zh;

const placeholdersOf = (text = '') => (text.match(/\{\w+\}/g) ?? []).sort();

describe('the two translation files', () => {
  it('have the same keys', () => {
    expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
  });

  it('have the same placeholders in each text', () => {
    const differing = Object.keys(english).filter(
      (key) => String(placeholdersOf(english[key])) !== String(placeholdersOf(chinese[key])),
    );
    expect(differing).toEqual([]);
  });

  it('leave no text empty', () => {
    expect([...Object.values(english), ...Object.values(chinese)].filter((text) => text.trim() === '')).toEqual([]);
  });
});
