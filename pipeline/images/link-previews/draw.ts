import sharp from 'sharp';
import type { Locale } from '../../../site/locales.ts';
import type { LightColors } from '../../../site/protocol/prerender.ts';
import type { Font, Weight } from './font.ts';
import { fitText } from './lines.ts';

export interface PictureText {
  title: string;
  /** Name of the library; empty for general pages. */
  product: string;
  siteName: string;
  locale: Locale;
}

/** Size in pixels that sites recommend for link previews. */
const WIDTH = 1200;
const HEIGHT = 630;

const MARGIN = 88;
const TITLE = { sizes: [92, 80, 70, 60, 52], width: WIDTH - 2 * MARGIN, height: 300, leading: 1.18 };
const MARK = 56;

/** Palette size: the picture's four colours, and antialiasing steps between them. */
const PALETTE = 16;

/** Draws the picture of a page as PNG. */
export async function drawPicture(
  text: PictureText,
  colors: LightColors,
  fonts: Record<Weight, Font>,
): Promise<Buffer> {
  const svg = Buffer.from(pictureSvg(text, colors, fonts));
  return sharp(svg).png({ palette: true, colours: PALETTE, dither: 0, effort: 1, compressionLevel: 6 }).toBuffer();
}

function pictureSvg(text: PictureText, colors: LightColors, { bold, medium }: Record<Weight, Font>): string {
  const { lines, size } = fitText(text.title, { ...TITLE, locale: text.locale, measure: bold.measure });
  const leading = size * TITLE.leading;
  // Centre the title vertically between the library name above and the site name below.
  const first = 312 - ((lines.length - 1) * leading) / 2 + size * 0.34;
  const bottom = HEIGHT - MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.background}"/>`,
    `<rect width="20" height="${HEIGHT}" fill="${colors.accent}"/>`,
    text.product && line(text.product, { font: bold, x: MARGIN, y: 116, size: 40, color: colors.accent }),
    ...lines.map((words, index) =>
      line(words, { font: bold, x: MARGIN, y: first + index * leading, size, color: colors.text }),
    ),
    siteMark(MARGIN, bottom - MARK, colors),
    line(text.siteName, {
      font: medium,
      x: MARGIN + MARK + 20,
      y: bottom - MARK / 2 + 12,
      size: 34,
      color: colors.muted,
    }),
    '</svg>',
  ].join('');
}

/** The site's icon (`public/icon.svg`) in the library's colour. */
function siteMark(x: number, y: number, { accent, background }: LightColors): string {
  const cross = 'M9 9h4l3.2 4.6L19.4 9h3.8l-5.1 7 5.4 7h-4.1l-3.4-4.8L12.6 23H8.7l5.4-7.2z';
  return `<g transform="translate(${x} ${y}) scale(${MARK / 32})"><rect width="32" height="32" rx="8" fill="${accent}"/><path d="${cross}" fill="${background}"/></g>`;
}

function line(
  text: string,
  { font, x, y, size, color }: { font: Font; x: number; y: number; size: number; color: string },
): string {
  const scale = size / font.unitsPerEm;
  return `<path transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${color}" d="${font.outline(text)}"/>`;
}
