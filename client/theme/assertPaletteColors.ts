import { decomposeColor, type PaletteOptions } from '@mui/material/styles';
import { isRecord } from '../../site/kit/need.ts';
import { COLOR_NAMES } from '../../site/theme/theme-choices.ts';

/** Optional shades: MUI computes those that are missing. It cannot compute `main`. */
const SHADES = ['light', 'dark', 'contrastText'] as const;

/** Palette entries that are groups of colours, without a `main`. */
const GROUP_NAMES = ['text', 'background', 'common', 'action'] as const;

/** MUI accepts any characters after a hash, and then computes with NaN. */
const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * Checks the colours before `createTheme` computes with them.
 *
 * @throws Error that names the colour and what is wrong with it.
 */
export function assertPaletteColors(palette: PaletteOptions): void {
  for (const name of COLOR_NAMES) {
    const color: unknown = palette[name];
    if (color === undefined) continue;
    const { main, ...shades } = isRecord(color) ? color : {};
    if (typeof main !== 'string') {
      throw new Error(`The palette colour "${name}" has no \`main\` that is a string, such as { main: '#0a5bc4' }.`);
    }
    assertColor(name, main);
    for (const shade of SHADES) assertColor(`${name}.${shade}`, shades[shade]);
  }
  assertColor('divider', palette.divider);
  for (const group of GROUP_NAMES) {
    const colors: Record<string, unknown> = { ...palette[group] };
    // `action` also holds opacities, which are numbers.
    for (const [name, value] of Object.entries(colors)) {
      if (typeof value !== 'number') assertColor(`${group}.${name}`, value);
    }
  }
}

/** Throws for a value that is set but is not a colour; undefined passes. */
function assertColor(name: string, value: unknown): void {
  if (value === undefined || isColor(value)) return;
  throw new Error(
    `The palette colour "${name}" is "${typeof value === 'string' ? value : JSON.stringify(value)}", which cannot be computed with. ` +
      'Use #rgb, #rrggbb, rgb(), rgba(), hsl(), hsla() or color().',
  );
}

function isColor(value: unknown): boolean {
  if (typeof value !== 'string' || (value.startsWith('#') && !HEX.test(value))) return false;
  try {
    return Boolean(decomposeColor(value));
  } catch {
    return false;
  }
}
