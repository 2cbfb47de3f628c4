import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as fontkit from 'fontkit';

/** Latin and simplified Chinese in one file: texts mix both. */
const FONTS = '@embedpdf/fonts-sc';
const FILES = { bold: 'NotoSansHans-Bold.otf', medium: 'NotoSansHans-Medium.otf' };

export type Weight = keyof typeof FILES;

/** Text as shapes, so that pictures are the same on every machine, whatever fonts it has. */
export interface Font {
  /** Width of a line, in units of the size. */
  measure: (text: string) => number;
  /** Path data of a line that begins at the origin of its baseline, in font units with the y axis upwards. */
  outline: (text: string) => string;
  unitsPerEm: number;
}

/** @returns The weight's font. @throws Error where a text has a character that the font does not have. */
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

/** Reads the fonts once, when a picture is drawn: that takes longer than a picture. */
export function loadFonts(): Promise<Record<Weight, Font>> {
  loaded ??= Promise.all([loadFont('bold'), loadFont('medium')]).then(([bold, medium]) => ({ bold, medium }));
  return loaded;
}
