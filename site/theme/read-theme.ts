import { parseColor } from './colors.ts';
import { denseComponents } from './dense-components.ts';
import { readOptions, ThemeRefusal, type Option, type RefusalReason } from './read-options.ts';
import { COLOR_NAMES, isBorderRadius, isFontFamily, isSpacing, type ThemeChoices } from './theme-choices.ts';

/** An option that is not taken over: `typography.h1.fontSize`. */
export interface OtherOption {
  line: number;
  path: string;
}

/** The dark palette's own colour is missing where a theme has only a light one. */
type ReadChoices = Omit<ThemeChoices, 'darkPrimary'> & Partial<Pick<ThemeChoices, 'darkPrimary'>>;

/** What was read, or why not. */
export type ThemeReading =
  { theme: ReadChoices; others: readonly OtherOption[] } | Pick<ThemeRefusal, 'line' | 'reason' | 'subject'>;

/** Reads a theme from a file that creates it, or from its options as JSON. Nothing of it is run. */
export function readTheme(text: string): ThemeReading {
  try {
    return readChoices(readOptions(text));
  } catch (error) {
    if (!(error instanceof ThemeRefusal)) throw error;
    const { line, reason, subject } = error;
    return { line, reason, subject };
  }
}

/** What Material UI has where a theme says nothing. */
export const MATERIAL_THEME = {
  direction: 'ltr',
  dense: false,
  spacing: 8,
  borderRadius: 4,
  fontFamily: '"Roboto", "Helvetica", "Arial", sans-serif',
} as const;
export const MATERIAL_PRIMARY = { light: '#1976d2', dark: '#90caf9' } as const;

const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown) =>
    values.includes(value);

/** Options with one value: what it must be, what is wrong with any other one, and which choice it is. */
const PLAIN: Readonly<
  Record<string, readonly [isValid: (value: unknown) => boolean, RefusalReason, keyof ThemeChoices]>
> = {
  direction: [isOneOf('ltr', 'rtl'), 'direction', 'direction'],
  spacing: [isSpacing, 'spacing', 'spacing'],
  'shape.borderRadius': [isBorderRadius, 'borderRadius', 'borderRadius'],
  'typography.fontFamily': [isFontFamily, 'fontFamily', 'fontFamily'],
  'palette.mode': [isOneOf('light', 'dark'), 'mode', 'colorMode'],
};

const COLOR = new RegExp(`^(?:colorSchemes\\.(light|dark)\\.)?palette\\.(${COLOR_NAMES.join('|')})\\.main$`);

/** Options that say nothing by themselves. */
const SILENT =
  /^(?:cssVariables|colorSchemes|colorSchemes\.(?:light|dark)(?:\.palette)?|palette|shape|typography|components)$/;

function readChoices(options: readonly Option[]): Exclude<ThemeReading, { reason: RefusalReason }> {
  checkMains(options);
  const mode = options.find(({ path }) => path === 'palette.mode')?.value === 'dark' ? 'dark' : 'light';
  const colors = { light: new Map<string, string>(), dark: new Map<string, string>() };
  const choices: Partial<ThemeChoices> = {};
  const others: OtherOption[] = [];
  for (const option of options) {
    const { path, value, line } = option;
    const plain = Object.hasOwn(PLAIN, path) ? PLAIN[path] : undefined;
    const [, scheme = mode, name] = COLOR.exec(path) ?? [];
    if (path.split('.')[0] === 'cssVariables' && value !== false) throw new ThemeRefusal(line, 'cssVariables', path);
    if (plain) {
      const [isValid, reason, choice] = plain;
      if (!isValid(value)) throw new ThemeRefusal(line, reason, String(value));
      Object.assign(choices, { [choice]: value });
    } else if (name) {
      const color = readColor(option, name);
      colors[scheme === 'dark' ? 'dark' : 'light'].set(name, color);
      // Both palettes share all colours but the primary one.
      if (scheme === 'dark' && name !== 'primary' && (colors.light.get(name) ?? color) !== color)
        others.push({ line, path });
    } else if (!isDense(option) && !SILENT.test(path)) {
      others.push({ line, path });
    }
  }
  const hasBoth = options.some(({ path }) => path.startsWith('colorSchemes.dark'));
  const primary = { primary: MATERIAL_PRIMARY[hasBoth ? 'light' : mode] };
  const darkPrimary = colors.dark.get('primary') ?? (hasBoth ? MATERIAL_PRIMARY.dark : undefined);
  const theme: ReadChoices = {
    ...MATERIAL_THEME,
    ...choices,
    colorMode: hasBoth ? 'system' : mode,
    colors: { ...primary, ...Object.fromEntries([...colors.dark, ...colors.light]) },
    ...(darkPrimary !== undefined && { darkPrimary }),
    dense: options.some(({ path, value }) => path === DENSITY && value === 'compact'),
  };
  return { theme, others };
}

function readColor({ line, value }: Option, name: string): string {
  if (typeof value !== 'string') throw new ThemeRefusal(line, 'main', name);
  const color = parseColor(value);
  if (color === null) throw new ThemeRefusal(line, 'color', value);
  return color;
}

/** A colour with shades needs its `main`, from which the missing ones are computed. */
function checkMains(options: readonly Option[]): void {
  const paths = new Set(options.map(({ path }) => path));
  for (const { line, path } of options) {
    const [main, , name = ''] = COLOR.exec(path.replace(/(palette\.\w+)(?:\..*)?$/, '$1.main')) ?? [];
    if (main !== undefined && !paths.has(main)) throw new ThemeRefusal(line, 'main', name);
  }
}

/** The option by which a dense theme is known. */
const DENSITY = 'components.MuiDataGrid.defaultProps.density';

/** Whether an option is one of the dense theme. */
function isDense({ path, value }: Option): boolean {
  const [first, ...keys] = path.split('.');
  let at: unknown = denseComponents;
  for (const key of keys) at = (Object(at) as Record<string, unknown>)[key];
  return first === 'components' && at === value;
}
