import { decomposeColor, type PaletteOptions } from '@mui/material/styles';

/** Names of the palette that hold a colour with its shades. */
const COLOR_NAMES = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;

/** MUI takes any digits after a hash, and then computes with what is no number. */
const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * Refuses palette colours that a theme cannot be made of (specification section 5).
 *
 * @throws Error that names the colour, and says what is wrong with it.
 */
export function assertPaletteColors(palette: PaletteOptions): void {
  for (const name of COLOR_NAMES) {
    const color: unknown = palette[name];
    if (color === undefined) continue;
    const main: unknown = typeof color === 'object' && color !== null && 'main' in color ? color.main : undefined;
    if (typeof main !== 'string') {
      throw new Error(
        `The palette colour "${name}" has no \`main\` value that is a string. Write { main: '#0a5bc4' }, for example.`,
      );
    }
    assertColor(name, main);
  }
}

function assertColor(name: string, value: string): void {
  try {
    if (value.startsWith('#') && !HEX.test(value)) throw new Error(`${value} is no hexadecimal colour.`);
    decomposeColor(value);
  } catch (error) {
    throw new Error(
      `The palette colour "${name}" is "${value}", which is no colour that can be computed with. ` +
        'Use #rgb, #rrggbb, rgb(), rgba(), hsl(), hsla() or color().',
      { cause: error },
    );
  }
}
