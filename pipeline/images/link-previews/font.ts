import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';

/** Latin and simplified Chinese in one font, because texts mix both. */
const FONTS = '@embedpdf/fonts-sc';
const FILES = { bold: 'NotoSansHans-Bold.otf', medium: 'NotoSansHans-Medium.otf' };

export type Weight = keyof typeof FILES;

/** Converts text to outlines, so that pictures do not depend on the machine's fonts. */
export interface Font {
  /** Width of a line in em. */
  measure: (text: string) => number;
  /** SVG path data of a line: starts at the origin of the baseline, in font units, y axis up. */
  outline: (text: string) => string;
  unitsPerEm: number;
}

/** Loads a font. Its functions throw an Error for a character that the font lacks. */
export async function loadFont(weight: Weight): Promise<Font> {
  const folder = path.dirname(createRequire(import.meta.url).resolve(FONTS));
  const font = fontkit.create(await readFile(path.join(folder, '../fonts', FILES[weight])));
  if (!('layout' in font))
    throw new Error(`${FILES[weight]} of ${FONTS} is a collection of fonts, and one font is needed.`);
  const layout = (text: string) => {
    const missing = [...text].find((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    if (missing !== undefined) {
      throw new Error(
        `The picture of "${text}" cannot be drawn: the font ${FILES[weight]} has no "${missing}". Write the title without it.`,
      );
    }
    return font.layout(text);
  };
  return {
    unitsPerEm: font.unitsPerEm,
    measure: (text) => layout(text).advanceWidth / font.unitsPerEm,
    outline: (text) => {
      const { glyphs, positions } = layout(text);
      let x = 0;
      return glyphs
        .map((glyph, index) => {
          const position = positions[index];
          const path = glyph.path.translate(x + (position?.xOffset ?? 0), position?.yOffset ?? 0).toSVG();
          x += position?.xAdvance ?? glyph.advanceWidth;
          return path;
        })
        .join('');
    },
  };
}

let loaded: Promise<Record<Weight, Font>> | undefined;

/** Loads the fonts on first use, and only once: loading takes longer than drawing a picture. */
export function loadFonts(): Promise<Record<Weight, Font>> {
  loaded ??= Promise.all([loadFont('bold'), loadFont('medium')]).then(([bold, medium]) => ({ bold, medium }));
  return loaded;
}
