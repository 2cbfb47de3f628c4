import { createTheme, getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { deriveDark, findReadable, getContrast, getTextOn, parseColor, READABLE } from '../../../site/theme/colors.ts';

describe('parseColor', () => {
  it.each([
    ['#0A7', '#00aa77'],
    [' #00AA77 ', '#00aa77'],
    ['rgb(0, 170, 119)', '#00aa77'],
    ['rgb(0 170 119)', '#00aa77'],
    ['rgba(0, 170, 119, 1)', '#00aa77'],
    ['hsl(0, 100%, 50%)', '#ff0000'],
    ['hsl(210deg 50% 40%)', '#336699'],
  ])('reads %s as %s', (text, color) => {
    expect(parseColor(text)).toBe(color);
  });

  it.each([
    '',
    'green',
    '00aa77',
    '#00aa7',
    '#00aa7780',
    'rgba(0, 170, 119, 0.5)',
    'rgb(300, 0, 0)',
    'var(--green)',
    '#gg0000',
  ])('does not compute with %j', (text) => {
    expect(parseColor(text)).toBeNull();
  });
});

/** Greys and other colours, light and dark. */
const COLORS = Array.from({ length: 512 }, (_, at) => {
  const channel = (shift: number) => (((at >> shift) & 7) * 36).toString(16).padStart(2, '0');
  return `#${channel(0)}${channel(3)}${channel(6)}`;
});

describe('getContrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    // The examples of the guidelines' tests: just enough, and just not.
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
  ])('of %s on %s is %d, in both orders', (one, other, contrast) => {
    expect(getContrast(one, other)).toBeCloseTo(contrast, 2);
    expect(getContrast(other, one)).toBe(getContrast(one, other));
  });

  it('is that of Material UI but for its rounding', () => {
    for (const color of COLORS)
      expect(getContrast(color, '#ffffff') / getContrastRatio(color, '#fff')).toBeCloseTo(1, 1);
  });
});

it('puts the text on each color that Material UI puts there', () => {
  for (const main of COLORS) {
    const { contrastText } = createTheme({ palette: { primary: { main } } }).palette.primary;
    expect([main, getTextOn(main).isWhite]).toEqual([main, contrastText === '#fff']);
  }
});

describe('findReadable', () => {
  it.each(['#ffffff', '#0f1218', '#1d232d'])('finds a shade of each color that can be read on %s', (background) => {
    for (const color of COLORS)
      expect(getContrast(findReadable(color, background), background)).toBeGreaterThanOrEqual(READABLE);
  });

  it('derives a shade of each color for a dark palette, on which text can be read, too', () => {
    for (const color of COLORS) {
      const shade = deriveDark(color, '#1d232d');
      expect(getContrast(shade, '#1d232d')).toBeGreaterThanOrEqual(READABLE);
      expect(getContrast(shade, getTextOn(shade).color)).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it('keeps a color that can be read', () => {
    expect(findReadable('#116633', '#ffffff')).toBe('#116633');
  });

  it.each([
    ['#00aa55', '#ffffff', 'darker'],
    ['#116633', '#0f1218', 'lighter'],
  ])('makes %s on %s %s, and no more than it has to', (color, background, way) => {
    const shade = findReadable(color, background);
    expect(getContrast(shade, background)).toBeLessThan(READABLE + 0.3);
    expect(getContrast(shade, '#ffffff') > getContrast(color, '#ffffff')).toBe(way === 'darker');
  });
});
