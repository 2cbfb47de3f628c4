import { serializeStyles } from '@emotion/serialize';
import { describe, expect, it } from 'vitest';
import { createStyleCache } from '../../../client/theme/createStyleCache.ts';

/** The CSS rules generated for a style in one direction. */
function getRules(direction: 'ltr' | 'rtl', css: string): string {
  const cache = createStyleCache(direction);
  const style = serializeStyles([css]);
  cache.compat = true;
  return String(cache.insert('.box', style, cache.sheet, false));
}

describe('the style cache', () => {
  it.each([
    ['margin-left: 4px', 'margin-right:4px'],
    ['padding: 1px 2px 3px 4px', 'padding:1px 4px 3px 2px'],
    ['float: right', 'float:left'],
    ['text-align: left', 'text-align:right'],
  ])('mirrors %s only in right-to-left text', (css, mirrored) => {
    expect(getRules('ltr', css)).not.toContain(mirrored);
    expect(getRules('rtl', css)).toContain(mirrored);
  });

  it.each(['ltr', 'rtl'] as const)('adds vendor prefixes that current browsers still need (%s)', (direction) => {
    expect(getRules(direction, 'user-select: none; color-adjust: exact')).toBe(
      '.box{-webkit-user-select:none;user-select:none;-webkit-print-color-adjust:exact;color-adjust:exact;}',
    );
  });

  it('adds no prefixes for browsers without light-dark()', () => {
    expect(getRules('ltr', 'display: flex; transform: none')).toBe('.box{display:flex;transform:none;}');
  });

  it('uses a different key for each direction, so that both can coexist in one document', () => {
    const names = [createStyleCache('ltr').key, createStyleCache('rtl').key];
    expect(new Set(names).size).toBe(2);
  });
});
