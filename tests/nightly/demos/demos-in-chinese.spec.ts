import type { Page } from '@playwright/test';
import { expect, test } from '../../support/browser/test.ts';
import { wakeDemos } from '../../support/browser/observe.ts';

/** A page whose demos have a table of their texts, and one with a demo that sets its language itself. */
const TRANSLATED = '/x/react-data-grid/sorting/';
const OWN_LANGUAGE = '/x/react-data-grid/localization/';

/** A page, some of its demos, and a Chinese text or accessible name in them. */
const PAGES = [
  ['/x/react-data-grid/filtering/', ['BasicFiltering', 'InitialFilter'], '显示筛选器'],
  ['/x/react-date-pickers/date-picker/', ['TourDay'], '选择日期，已选择2026年8月12日'],
  ['/x/react-charts/styling/', ['Overlays'], '正在加载数据…'],
] as const;

/** The visible texts and accessible names on the stages of demos. */
const readStages = (page: Page, demos: readonly string[]) =>
  page.evaluate(
    (ids) =>
      ids.map((id) => {
        const stage = document.querySelector<HTMLElement>(`#${id} .demo-root`);
        const named = [...(stage?.querySelectorAll('[aria-label], [placeholder]') ?? [])];
        return {
          height: stage?.offsetHeight,
          text: stage?.innerText.replace(/\s+/g, ' '),
          names: named.map((one) => one.getAttribute('aria-label') ?? one.getAttribute('placeholder') ?? '').sort(),
        };
      }),
    demos,
  );

test.describe('the demos of a Chinese page', () => {
  for (const [path, demos, words] of PAGES) {
    test(`are in Chinese asleep, and do not change as they wake: ${path}`, async ({ open }) => {
      const { page, complaints } = await open(`/zh${path}`, { locale: 'zh-CN' });
      const asleep = await readStages(page, demos);
      expect(asleep.flatMap(({ names, text = '' }) => [...names, ...text.split(' ')])).toContain(words);
      await wakeDemos(page);
      await expect.poll(() => readStages(page, demos)).toEqual(asleep);
      expect(complaints.filter((text) => /hydrat|failed/i.test(text))).toEqual([]);
    });
  }

  test('keep a language that a demo sets itself', async ({ open }) => {
    const { page } = await open(`/zh${OWN_LANGUAGE}`);
    await wakeDemos(page);
    await expect(page.locator('#GermanGrid').getByText('Zeilen pro Seite').first()).toBeVisible();
  });
});

test.describe('a demo with a table of its texts', () => {
  test('has them in its picture, in its code, in its Markdown and as it lives', async ({ open }) => {
    const { page } = await open(`/zh${TRANSLATED}`);
    const stage = page.locator('#BasicSorting');
    const cell = stage.getByRole('gridcell', { name: '峡湾联运' });
    await expect(cell).toHaveCount(1);
    await expect(stage.locator('.demo-source')).toContainText('承运商');
    await wakeDemos(page);
    await expect(stage.getByRole('grid', { name: '承运商' })).toBeVisible();
    await expect(cell).toHaveCount(1);
    const response = await page.request.get(page.url().replace(/\/$/, '.md'));
    const markdown = await response.text();
    expect(markdown).toContain("headerName: '承运商'");
  });
});
