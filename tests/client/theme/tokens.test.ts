import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGE_COLORS, tokensCss } from '../../../client/theme/pageTokens.ts';
import { COLORS as SHARED, PRODUCT_ACCENTS, type Pair } from '../../../client/theme/tokens.ts';
import { getContrast } from '../../../site/theme/colors.ts';

/** WCAG 2.2 level AA for text. */
const MINIMUM = 4.5;

const COLORS = { ...SHARED, ...PAGE_COLORS };

/** Above the minimum, because browsers round mixed colours differently. */
const COMFORTABLE = 4.6;

/** All other tokens are used for text, so a new token is checked by default. */
const NOT_TEXT = new Set(['background', 'surface', 'raised', 'line']);

const PALETTES = ['light', 'dark'] as const;

const texts: [string, Pair][] = [
  ...Object.entries(COLORS).filter(([name]) => !NOT_TEXT.has(name)),
  ...Object.entries(PRODUCT_ACCENTS),
];

/** Backgrounds of highlighted code lines: the token and its share in `color-mix()`, as in the stylesheets. */
const LINES: [string, RegExp, string, Pair[]][] = [
  ['an added line', /pre ins \{[^}]*--success\) (\d+)%/, 'code.css', [COLORS.success]],
  ['a removed line', /pre del \{[^}]*--error\) (\d+)%/, 'code.css', [COLORS.error]],
  [
    'a marked line',
    /--tint: color-mix\(in srgb, var\(--accent\) (\d+)%/,
    'base.css',
    [COLORS.accent, ...Object.values(PRODUCT_ACCENTS)],
  ],
];

/** Mixes a share of one colour into another; both are six-digit hex. */
function mix(color: string, ground: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [over = 0, under = 0] = [color, ground].map((text) => Number.parseInt(text.slice(at, at + 2), 16));
    return Math.round(over * share + under * (1 - share))
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

describe('contrast', () => {
  describe.each(PALETTES)('in the %s palette', (palette) => {
    it.each(texts)('is sufficient for %s on background and surface', (name, { [palette]: color }) => {
      expect(getContrast(color, COLORS.background[palette])).toBeGreaterThanOrEqual(MINIMUM);
      expect(getContrast(color, COLORS.surface[palette])).toBeGreaterThanOrEqual(MINIMUM);
    });

    it.each(LINES)('is sufficient for code on %s', (name, pattern, file, colors) => {
      const css = readFileSync(path.join(import.meta.dirname, '../../../client/components/styles', file), 'utf8');
      const share = Number(pattern.exec(css)?.[1]) / 100;
      expect(share).toBeGreaterThan(0);
      const codes = Object.entries(COLORS).filter(([token]) => token === 'text' || token.startsWith('code'));
      const grounds = colors.map((color) => mix(color[palette], COLORS.surface[palette], share));
      const low = codes.flatMap(([token, { [palette]: color }]) =>
        grounds.filter((ground) => getContrast(color, ground) < COMFORTABLE).map((ground) => `${token} on ${ground}`),
      );
      expect(low).toEqual([]);
    });

    it.each(['text', 'muted', 'faint'] as const)('is sufficient for %s on raised surfaces', (name) => {
      expect(getContrast(COLORS[name][palette], COLORS.raised[palette])).toBeGreaterThanOrEqual(MINIMUM);
    });
  });
});

it('the stylesheet has every colour and every accent, in six digits for both palettes', () => {
  const pairs = tokensCss().match(/light-dark\(#[0-9a-f]{6},#[0-9a-f]{6}\)/g);
  expect(pairs).toHaveLength(Object.keys({ ...COLORS, ...PRODUCT_ACCENTS }).length);
});
