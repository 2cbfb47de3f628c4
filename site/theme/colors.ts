import { CONTRAST_THRESHOLD } from '../theme-constants.ts';

type Channels = readonly [red: number, green: number, blue: number];

const WHITE = '#ffffff';

/** The text that Material UI puts on light colours: `rgba(0, 0, 0, 0.87)`. */
const DARK_TEXT_OPACITY = 0.87;

/** Contrast that text needs (https://www.w3.org/TR/WCAG22/#contrast-minimum), and large text and icons. */
export const READABLE = 4.5;
export const READABLE_LARGE = 3;

/**
 * A colour as `#rrggbb`, from `#rgb`, `#rrggbb`, `rgb()` or `hsl()`. @returns Null for any other text, also for colours
 * that let others through: their contrast depends on what is below.
 */
export function parseColor(text: string): string | null {
  const color = text.trim().toLowerCase();
  if (/^#[0-9a-f]{6}$/.test(color)) return color;
  if (/^#[0-9a-f]{3}$/.test(color)) return color.replace(/[0-9a-f]/g, '$&$&');
  const [, name, ...parts] =
    /^(rgb|hsl)a?\( *([\d.]+)(?:deg)?(?: *, *| +)([\d.]+)%?(?: *, *| +)([\d.]+)%?(?: *[,/] *1(?:00%)?)? *\)$/.exec(
      color,
    ) ?? [];
  const [first = NaN, second = NaN, third = NaN] = parts.map(Number);
  const channels = name === 'hsl' ? hslToRgb(first, second / 100, third / 100) : ([first, second, third] as const);
  return channels.every((channel) => channel >= 0 && channel <= 255) ? toHex(channels) : null;
}

/** https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function hslToRgb(hue: number, saturation: number, lightness: number): Channels {
  const channel = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const width = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - width * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}

function toHex(channels: Channels): string {
  return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function toChannels(hex: string): Channels {
  const channel = (at: number) => parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function getLuminance(hex: string): number {
  const linear = toChannels(hex).map((channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const [red = 0, green = 0, blue = 0] = linear;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21. */
export function getContrast(one: string, other: string): number {
  const [low = 0, high = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** What is seen where a share of one colour covers another. */
function mix(over: string, below: string, share: number): string {
  const [top, bottom] = [toChannels(over), toChannels(below)];
  const channel = (at: 0 | 1 | 2) => top[at] * share + bottom[at] * (1 - share);
  return toHex([channel(0), channel(1), channel(2)]);
}

/** The text that Material UI puts on a colour (`contrastText`), as it is seen on it. */
export function getTextOn(color: string): { color: string; isWhite: boolean } {
  // Material UI compares luminances of three digits.
  const isWhite = 1.05 / (Number(getLuminance(color).toFixed(3)) + 0.05) >= CONTRAST_THRESHOLD;
  return { isWhite, color: isWhite ? WHITE : mix('#000000', color, DARK_TEXT_OPACITY) };
}

/** The first shade that is good enough, on the way to black or white. */
function findShade(color: string, end: string, isEnough: (shade: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.01) {
    const shade = mix(end, color, share);
    if (isEnough(shade)) return shade;
  }
  return end;
}

const isReadable = (one: string, other: string): boolean => getContrast(one, other) >= READABLE;

/**
 * The nearest shade that can be read on a background: darker on a light one, lighter on a dark one.
 *
 * @param tint Share of the shade itself in the background.
 */
export function findReadable(color: string, background: string, tint = 0): string {
  const end = getLuminance(background) > 0.18 ? '#000000' : WHITE;
  return findShade(color, end, (shade) => isReadable(shade, mix(shade, background, tint)));
}

/** The nearest shade for a dark palette: it can be read on a background, and text can be read on it. */
export function deriveDark(color: string, background: string): string {
  return findShade(color, WHITE, (shade) => isReadable(shade, background) && isReadable(shade, getTextOn(shade).color));
}
