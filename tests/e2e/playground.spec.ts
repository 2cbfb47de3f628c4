import type { Page } from '@playwright/test';
import { violationsOf } from '../support/browser/axe.ts';
import { expect, test } from '../support/browser/test.ts';
import { waitUntil } from '../support/browser/observe.ts';

const GRID = '/x/api/data-grid/data-grid/';

const stageOf = (page: Page) => page.locator('.demo-root');
const panelOf = (page: Page) => page.getByRole('group', { name: 'Props', exact: true });
const controlOf = (page: Page, name: string) => panelOf(page).getByLabel(name, { exact: true });
const codeOf = (page: Page) => page.locator('.demo-source .preview').innerText();
const play = async (page: Page) => {
  await page.getByRole('button', { name: /^Props / }).click();
  await panelOf(page).waitFor();
};
const pathOf = (page: Page) => new URL(page.url()).hash;

test.describe('the playground of a component', () => {
  test('shows a change in the component, in the code and in the address; Reset takes it back', async ({ open }) => {
    const { page } = await open(GRID);
    const rowHeight = () =>
      page
        .locator('.MuiDataGrid-row')
        .first()
        .evaluate((row) => row.clientHeight);
    await play(page);
    const before = await rowHeight();
    await controlOf(page, 'density').selectOption('compact');
    await controlOf(page, 'checkboxSelection').check();
    await expect.poll(rowHeight).toBeLessThan(before);
    await page.getByRole('checkbox', { name: 'Select all rows' }).waitFor();
    expect(await codeOf(page)).toContain(
      '<DataGrid rows={rows} columns={columns} checkboxSelection density="compact" />',
    );
    expect(pathOf(page)).toBe('#DataGridPlayground~density=compact&checkboxSelection=true');
    await page.getByRole('button', { name: 'Reset density' }).click();
    await expect.poll(rowHeight).toBe(before);
    await page.getByRole('button', { name: 'Reset all' }).click();
    expect(await codeOf(page)).toContain('<DataGrid rows={rows} columns={columns} />');
    expect(pathOf(page)).toBe('#DataGridPlayground');
  });

  test('has its code in the variant of the reader, and copies the whole file', async ({ open }) => {
    const { page } = await open(GRID, { permissions: ['clipboard-read', 'clipboard-write'] });
    await play(page);
    await controlOf(page, 'rowHeight').fill('40');
    const copied = async () => {
      await page.getByRole('button', { name: 'Copy DataGridPlayground' }).click();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await expect.poll(copied).toMatch(/columns: GridColDef\[\] = [^]* rowHeight=\{40\} \/>/);
    await page.locator('.demo-more > summary').click();
    await page.locator('.demo-more').getByRole('button', { name: 'JavaScript' }).click();
    await expect.poll(copied).toMatch(/^import \{ DataGrid \} from [^]*const columns = [^]* rowHeight=\{40\} \/>/);
    expect(await page.locator('.demo-source .preview i').count()).toBeGreaterThan(3);
  });

  test('goes on after values that its component cannot be drawn with', async ({ open }) => {
    const { page } = await open('/x/api/charts/gauge/#GaugePlayground~height=0');
    await panelOf(page).waitFor();
    await controlOf(page, 'height').fill('200');
    await expect
      .poll(() =>
        stageOf(page)
          .locator('svg')
          .evaluate((svg) => svg.clientHeight),
      )
      .toBe(200);
  });

  test('finds props by their name, and marks what was changed', async ({ open }) => {
    const { page } = await open(GRID);
    await play(page);
    await panelOf(page).getByRole('searchbox').fill('row buffer');
    await expect.poll(() => page.locator('.play-row:visible').count()).toBe(1);
    await controlOf(page, 'rowBufferPx').fill('30');
    expect(await page.locator('.play-row.changed label').allInnerTexts()).toEqual(['rowBufferPx']);
  });

  test('lists the calls of callbacks once the reader asks for them', async ({ open }) => {
    const { page } = await open(GRID);
    await play(page);
    await panelOf(page).getByText('Calls of callbacks').click();
    await page.getByRole('gridcell', { name: 'Bookshelf' }).click();
    await expect.poll(() => page.locator('.play-calls').innerText()).toMatch(/onRowClick\(\{ id: 2/);
  });

  test('sends the code with the reader’s props to a sandbox', async ({ open }) => {
    const { page } = await open(GRID);
    await play(page);
    await controlOf(page, 'density').selectOption('comfortable');
    // The project goes out as a form, in a new tab.
    await page.evaluate(() => {
      HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
        const fields = [...new FormData(this)].filter(
          ([, value]) => typeof value === 'string' && value.includes('density='),
        );
        document.title = String(fields[0]?.[0]);
      };
    });
    await page.locator('.demo-more > summary').click();
    await page.getByRole('button', { name: 'Open in StackBlitz' }).click();
    await expect.poll(() => page.title()).toBe('project[files][src/DataGridPlayground.tsx]');
  });
});

test.describe('a link to a playground', () => {
  it.each([
    ['data-grid/data-grid-pro', 'DataGridProPlayground~hideFooter=true', 'hideFooter'],
    ['date-pickers/date-picker', 'DatePickerPlayground~minDate=2026-05-05', "minDate={dayjs('2026-05-05')}"],
    ['date-pickers/date-picker', 'DatePickerPlayground~slotProps.textField.size=small', "textField: { size: 'small' }"],
    ['charts/bar-chart', 'BarChartPlayground~layout=horizontal', 'layout="horizontal"'],
    ['tree-view/rich-tree-view', 'RichTreeViewPlayground~checkboxSelection=true', 'checkboxSelection'],
  ])('%s shows its state: %s', async (path, state, code) => {
    const { page } = await open(`/x/api/${path}/#${state}`);
    await panelOf(page).waitFor();
    await expect.poll(() => codeOf(page)).toContain(code);
    await expect(page.locator('.demo-error')).toHaveCount(0);
  });

  test('keeps its state in another language', async ({ open }) => {
    const { page } = await open(`${GRID}#DataGridPlayground~density=compact`);
    await panelOf(page).waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('a[data-locale=zh]')?.click());
    await page.waitForURL(/\/zh\/x\/api.*#DataGridPlayground~density=compact$/);
    await page.getByRole('group', { name: '属性', exact: true }).waitFor();
    expect(await codeOf(page)).toContain('density="compact"');
  });

  test('takes no value that its control does not have', async ({ open }) => {
    const { page } = await open(`${GRID}#DataGridPlayground~density=alert(1)&rowHeight=x&children=x`);
    await panelOf(page).waitFor();
    expect(pathOf(page)).toBe('#DataGridPlayground');
    expect(await codeOf(page)).toContain('<DataGrid rows={rows} columns={columns} />');
  });
});

test('loads nothing of a playground before it is used, even while the reader scrolls', async ({ open }) => {
  const { page } = await open(GRID);
  const files = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /DataGridPlayground|\/playground-|\/base-|\/data-grid-/.test(name)),
    );
  await page.mouse.move(700, 60);
  await page.mouse.wheel(0, 300);
  await waitUntil(page, () =>
    performance.getEntriesByType('resource').some(({ name }) => /after-first-input/.test(name)),
  );
  await page.waitForLoadState('networkidle');
  expect(await files()).toEqual([]);
  await play(page);
  expect((await files()).length).toBeGreaterThan(2);
});

test('a component that cannot stand alone leads to the playground that shows it', async ({ open }) => {
  const { page } = await open('/x/api/charts/bar-plot/');
  await page.getByRole('link', { name: 'See it in the playground of BarChart' }).click();
  await page.waitForURL(/\/x\/api\/charts\/bar-chart\/#playground$/);
  await expect(page.locator('.demo-root svg').first()).toBeVisible();
});

test('a guide shows the playground of a component, with settings of its slots', async ({ open }) => {
  const { page } = await open('/x/react-date-pickers/playground/');
  await play(page);
  await controlOf(page, 'slotProps.textField.helperText').fill('Local time');
  await page.locator('.demo-root').getByText('Local time').waitFor();
  expect(await codeOf(page)).toContain("slotProps={{ textField: { helperText: 'Local time' } }}");
});

test('without JavaScript a playground is a picture of the component', async ({ open }) => {
  const { page } = await open(GRID, { javaScriptEnabled: false });
  await expect(page.getByText('Coat stand').first()).toBeVisible();
  await expect(page.locator('[data-demo-play]')).toBeHidden();
});

test.describe('the controls', () => {
  it.each([
    ['light', {}],
    ['dark', { storage: { 'docs-color-mode': 'dark' } }],
    ['right to left', { storage: { 'docs-theme': JSON.stringify({ direction: 'rtl' }) } }],
    ['on a phone', { viewport: { width: 320, height: 640 }, hasTouch: true }],
    ['in forced colours', { forcedColors: 'active' as const }],
  ])('are accessible: %s', async (_, options) => {
    const { page } = await open('/x/api/tree-view/rich-tree-view/', { bypassCSP: true, ...options });
    await play(page);
    await controlOf(page, 'checkboxSelection').check();
    expect(await violationsOf(page, '.demo')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('are reached and changed with the keyboard alone', async ({ open }) => {
    const { page } = await open('/x/api/tree-view/rich-tree-view/');
    await page.getByRole('button', { name: /^Props / }).focus();
    await page.keyboard.press('Enter');
    await panelOf(page).waitFor();
    await controlOf(page, 'checkboxSelection').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Reset checkboxSelection',
    );
    await page.keyboard.press('Enter');
    await expect.poll(() => controlOf(page, 'checkboxSelection').isChecked()).toBe(false);
  });
});
