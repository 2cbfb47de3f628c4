import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../site/locales.ts';
import { loadFont } from '../../../pipeline/pictures/font.ts';
import { fitText } from '../../../pipeline/pictures/lines.ts';

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
