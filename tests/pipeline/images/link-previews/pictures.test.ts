import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../site/locales.ts';
import { drawPicture, type PictureText } from '../../../../pipeline/images/link-previews/draw.ts';
import { loadFont, loadFonts } from '../../../../pipeline/images/link-previews/font.ts';
import { fitText } from '../../../../pipeline/images/link-previews/lines.ts';

/** Characters are one unit wide, so that widths can be counted. */
const measure = (text: string) => [...text].length;
const fit = (text: string, locale: Locale = 'en') =>
  fitText(text, { locale, measure, sizes: [100, 50], leading: 1, width: 1000, height: 200 });

describe('the lines of a title', () => {
  it.each<[string, Locale, string[], number]>([
    ['Sorting', 'en', ['Sorting'], 100],
    ['Rich Tree View', 'en', ['Rich Tree', 'View'], 100],
    ['One two three four five six', 'en', ['One two three', 'four five six'], 50],
    ['数据表格的列与行', 'zh', ['数据表格的列与行'], 100],
    ['ChartsReferenceLine API', 'en', ['ChartsReferenceLine', 'API'], 50],
    ['GridChartsIntegrationContext API', 'en', ['GridCharts', 'Integration', 'Context API'], 50],
    ['', 'en', [], 100],
  ])('%s (%s) are %j at %d pixels', (text, locale, lines, size) => {
    expect(fit(text, locale)).toEqual({ lines, size });
  });

  it.each<[string, Locale]>([
    ['Migration from v7 to v8 of the Date and Time Pickers', 'en'],
    ['日期选择器：从 7.29.4 到 8.29.3 的变化（以及如何迁移）', 'zh'],
    ['Drag-and-drop, lazy loading, and "everything else"', 'en'],
  ])('keep all characters of %s, and fit the picture', (text, locale) => {
    const { lines, size } = fit(text, locale);
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
    for (const line of lines) expect(measure(line) * size).toBeLessThanOrEqual(1000);
  });

  it('do not start with closing punctuation or end with opening punctuation', () => {
    for (const text of [
      '数据表格（专业版）：列、行、单元格，以及更多（例如分组）',
      '树形视图：排序、筛选；选择，编辑。',
    ]) {
      for (const line of fit(text, 'zh').lines) expect(line).not.toMatch(/^[，。：；、）]|（$/);
    }
  });
});

describe('the font of the pictures', () => {
  it('covers Latin and Chinese, and reports a missing character', async () => {
    const font = await loadFont('bold');
    expect(font.measure('Data Grid')).toBeGreaterThan(font.measure('Data'));
    expect(font.outline('数据 Grid')).toMatch(/^M[-\d.]/);
    expect(() => font.outline('Grid 🙂')).toThrow('"🙂"');
  });
});

describe('a picture', () => {
  const COLORS = { background: '#ffffff', accent: '#0059b2', text: '#1c2025', muted: '#5a6068' };
  const TEXTS: PictureText[] = [
    { title: 'Sorting', product: 'Data Grid', siteName: 'MUI X', locale: 'en' },
    { title: 'GridChartsIntegrationContext API', product: 'Data Grid', siteName: 'MUI X', locale: 'en' },
    {
      title: '从第 7 版到第 8 版：日期和时间选择器的迁移',
      product: '日期和时间选择器',
      siteName: 'MUI X',
      locale: 'zh',
    },
    { title: 'Overview', product: '', siteName: 'MUI X', locale: 'en' },
  ];

  it.each(TEXTS)(
    'of "$title" is a PNG of 1200 × 630 pixels, small, with the title within its margins',
    async (text) => {
      const bytes = await drawPicture(text, COLORS, await loadFonts());
      const { format, width, height, isPalette, bitsPerSample } = await sharp(bytes).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
      expect(isPalette).toBe(true);
      expect(bitsPerSample).toBeLessThanOrEqual(4);
      expect(bytes.length).toBeLessThan(24 * 1024);
      const image = sharp(bytes).removeAlpha().greyscale().raw();
      const { data, info } = await image.toBuffer({ resolveWithObject: true });
      const darkIn = (left: number, right: number, top: number, bottom: number) => {
        let dark = 0;
        for (let y = top; y < bottom; y += 1)
          for (let x = left; x < right; x += 1) if ((data[y * info.width + x] ?? 255) < 200) dark += 1;
        return dark;
      };
      // The margins, where a title that overflows would show.
      expect([
        darkIn(1120, 1200, 0, 630),
        darkIn(24, 80, 0, 630),
        darkIn(24, 1200, 0, 60),
        darkIn(24, 1200, 560, 630),
      ]).toEqual([0, 0, 0, 0]);
      expect(darkIn(88, 1112, 140, 470)).toBeGreaterThan(1000);
    },
  );
});
