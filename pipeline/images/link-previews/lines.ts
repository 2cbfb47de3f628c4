import type { Locale } from '../../../site/locales.ts';

/** Width of a line in em. */
type Measure = (text: string) => number;

/** Opening punctuation: it must not end a line. */
const OPENERS = /^[(（[【「『“‘《<@#]$/;

/**
 * Breaks a text into lines of similar length, at the largest size at which it fits.
 *
 * @param options `sizes` in descending order; at the smallest, the text may take any number of lines.
 */
export function fitText(
  text: string,
  options: {
    locale: Locale;
    measure: Measure;
    sizes: readonly number[];
    leading: number;
    width: number;
    height: number;
  },
): { lines: string[]; size: number } {
  const { locale, measure, sizes, leading, width, height } = options;
  const tokens = splitTokens(text, locale);
  for (const size of sizes) {
    const limit = width / size;
    const isLast = size === sizes.at(-1);
    const fitting = isLast
      ? tokens.flatMap((token) => (measure(token.trim()) > limit ? splitHumps(token) : [token]))
      : tokens;
    if (!isLast && tokens.some((token) => measure(token.trim()) > limit)) continue;
    const lines = breakLines(fitting, measure, limit);
    if (lines.length * size * leading <= height || isLast)
      return { lines: balance(fitting, measure, limit, lines), size };
  }
  return { lines: [text], size: sizes.at(-1) ?? 0 };
}

function breakLines(tokens: readonly string[], measure: Measure, limit: number): string[] {
  const lines: string[] = [];
  for (const token of tokens) {
    const line = lines.at(-1);
    if (line !== undefined && measure((line + token).trim()) <= limit) lines[lines.length - 1] = line + token;
    else lines.push(token);
  }
  return lines.map((line) => line.trim()).filter(Boolean);
}

/** Narrows the lines as far as possible without adding one. */
function balance(tokens: readonly string[], measure: Measure, limit: number, lines: string[]): string[] {
  let balanced = lines;
  for (let narrower = limit * 0.95; narrower > limit * 0.4; narrower -= limit * 0.05) {
    const next = breakLines(tokens, measure, narrower);
    if (next.length > lines.length || next.some((line) => measure(line) > narrower)) break;
    balanced = next;
  }
  return balanced;
}

/** Words with their punctuation and trailing space: a line may start with any of them. */
function splitTokens(text: string, locale: Locale): string[] {
  const tokens: string[] = [];
  let opener = '';
  for (const { segment, isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    if (OPENERS.test(segment)) opener += segment;
    else if (!isWordLike && tokens.length > 0 && opener === '') tokens[tokens.length - 1] += segment;
    else {
      tokens.push(opener + segment);
      opener = '';
    }
  }
  return opener === '' ? tokens : [...tokens, opener];
}

/** `GridChartsPanel` → `Grid`, `Charts`, `Panel`: for a name longer than a line. */
function splitHumps(word: string): string[] {
  return word.split(/(?<=[a-z\d])(?=[A-Z])/);
}
