import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessibility.ts';
import { expect, test } from '../support/browser/test.ts';
import { beginToUse } from '../support/browser/observe.ts';

/** Pages with one playground each: of `DataGrid`, `Gauge`, `DatePicker` and `RichTreeView`. */
const GRID = '/x/api/data-grid/data-grid/';
const GAUGE = '/x/api/charts/gauge/';
const PICKER = '/x/api/date-pickers/date-picker/';
const TREE = '/x/api/tree-view/rich-tree-view/';

/** A guide with a playground. */
const GUIDE_WITH_PLAYGROUND = '/x/react-date-pickers/playground/';

const getStage = (page: Page) => page.locator('.demo-root');
const getPanel = (page: Page) => page.getByRole('group', { name: 'Props', exact: true });
const getControl = (page: Page, name: string) => getPanel(page).getByLabel(name, { exact: true });
const getCode = (page: Page) => page.locator('.demo-source .preview');
const play = async (page: Page) => {
  // By key: rows above get their real heights only as they come into view, and would move the button away from a mouse.
  await page.getByRole('button', { name: /^Edit props / }).press('Enter');
  await getPanel(page).waitFor();
};

test.describe('the playground of a component', () => {
  test('loads nothing before it is used, shows a change in the component, in the code and in the address until Reset, lists calls of callbacks, and finds props', async ({
    open,
  }) => {
    const requested: string[] = [];
    const collect = (request: Request) => {
      if (/DataGridPlayground|\/playground-|\/base-|\/data-grid-/.test(request.url())) requested.push(request.url());
    };
    const { page } = await open(GRID, { prepare: (opened) => Promise.resolve(opened.on('request', collect)) });
    await beginToUse(page);
    await page.mouse.wheel(0, 300);
    // A demo that wakes as it comes into view does so once the page is idle.
    await page.evaluate(async () => {
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      await fetch('/healthz');
    });
    expect(requested).toEqual([]);
    const rowHeight = () =>
      page
        .locator('.MuiDataGrid-row')
        .first()
        .evaluate((row) => row.clientHeight);
    await play(page);
    await expect.poll(() => requested.length).toBeGreaterThan(2);
    const before = await rowHeight();
    await getControl(page, 'density').selectOption('compact');
    await getControl(page, 'checkboxSelection').check();
    await expect.poll(rowHeight).toBeLessThan(before);
    await page.getByRole('checkbox', { name: 'Select all rows' }).waitFor();
    await expect(getCode(page)).toContainText(
      '<DataGrid rows={rows} columns={columns} checkboxSelection density="compact" />',
    );
    await expect(page).toHaveURL(/#DataGridPlayground~density=compact&checkboxSelection=true$/);
    await page.getByRole('button', { name: 'Reset density' }).click();
    await expect.poll(rowHeight).toBe(before);
    await page.getByRole('button', { name: 'Reset all' }).press('Enter');
    await expect(getPanel(page).getByRole('searchbox')).toBeFocused();
    await expect(getCode(page)).toContainText('<DataGrid rows={rows} columns={columns} />');
    await expect(page).toHaveURL(/#DataGridPlayground$/);
    await getPanel(page).getByText('Callback log').click();
    // The component has its callbacks when it has rendered again, which nothing shows.
    await expect(async () => {
      await page.getByRole('gridcell', { name: 'Bookshelf' }).click();
      await expect(page.locator('.play-calls')).toContainText(/onRowClick\(\{ id: 2/, { timeout: 1000 });
    }).toPass();
    await getPanel(page).getByRole('searchbox').fill('row buffer');
    await expect(page.locator('.play-row').filter({ visible: true })).toHaveCount(1);
    await getControl(page, 'rowBufferPx').fill('30');
    await expect(page.locator('.play-row.changed label')).toHaveText(['rowBufferPx']);
  });

  test('is in the middle of its stage, asleep and awake', async ({ open }) => {
    const { page } = await open(GAUGE);
    const offset = () =>
      page.locator('.demo-stage').evaluate((stage) => {
        const [outer, inner] = [stage, stage.querySelector('.demo-root > *') ?? stage].map((one) => {
          const { left, width } = one.getBoundingClientRect();
          return left + width / 2;
        });
        return Math.round((outer ?? 0) - (inner ?? 0));
      });
    await expect.poll(offset).toBe(0);
    await play(page);
    await expect.poll(offset).toBe(0);
  });

  test('has its code in the variant of the reader, copies the whole file, and sends it to a sandbox', async ({
    open,
  }) => {
    const { page } = await open(GRID, { permissions: ['clipboard-read', 'clipboard-write'] });
    await play(page);
    const rowHeight = getControl(page, 'rowHeight');
    await expect(rowHeight).toHaveValue('52');
    await rowHeight.press('End');
    for (const key of ['Backspace', 'Backspace']) await page.keyboard.press(key);
    await expect(rowHeight).toHaveValue('');
    await page.keyboard.press('Tab');
    await expect(rowHeight).toHaveValue('52');
    await rowHeight.press('End');
    for (const key of ['Backspace', 'Backspace', '4', '0']) await page.keyboard.press(key);
    await expect(rowHeight).toHaveValue('40');
    const code = page.locator('.demo-source .whole');
    const copy = () => page.getByRole('button', { name: 'Copy DataGridPlayground' }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect(code).toContainText('rowHeight={40}');
    await copy();
    await expect.poll(copied).toMatch(/columns: GridColDef\[\] = [^]* rowHeight=\{40\} \/>/);
    await page.locator('.demo-more > summary').click();
    await page.locator('.demo-more').getByRole('button', { name: 'JavaScript' }).click();
    await expect(code).toContainText('const columns = [');
    await copy();
    await expect.poll(copied).toMatch(/^import \{ DataGrid \} from [^]*const columns = [^]* rowHeight=\{40\} \/>/);
    // Highlighted like code on the page.
    await expect.poll(() => getCode(page).locator('i').count()).toBeGreaterThan(3);
    await page.context().route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'A sandbox' }));
    const posted = page.context().waitForEvent('request', (request) => request.method() === 'POST');
    await page.locator('.demo-more > summary').click();
    await page.getByRole('button', { name: 'Open in StackBlitz' }).click();
    const project = new URLSearchParams((await posted).postData() ?? '');
    expect(project.get('project[files][src/DataGridPlayground.jsx]')).toContain('rowHeight={40}');
  });

  test('goes on after values that its component cannot be drawn with', async ({ open }) => {
    const { page } = await open(`${GAUGE}#GaugePlayground~height=0`);
    await getPanel(page).waitFor();
    await getControl(page, 'height').fill('200');
    await expect(getStage(page).locator('svg')).toHaveJSProperty('clientHeight', 200);
  });
});

test('a link to a playground shows its state, also in another language', async ({ open }) => {
  const { page } = await open(`${PICKER}#DatePickerPlayground~minDate=2026-05-05`);
  await getPanel(page).waitFor();
  await expect(getControl(page, 'minDate')).toHaveValue('2026-05-05');
  await expect(getCode(page)).toContainText("minDate={dayjs('2026-05-05')}");
  await expect(page.locator('.demo-error, .tool-error')).toHaveCount(0);
  await page.locator('.menu:has([data-locale]) > summary').click();
  await page.locator('[data-locale=zh]').click();
  await expect(page).toHaveURL(/\/zh\/x\/api.*#DatePickerPlayground~minDate=2026-05-05$/);
  await page.getByRole('group', { name: '属性', exact: true }).waitFor();
  await expect(getCode(page)).toContainText("minDate={dayjs('2026-05-05')}");
});

test('a guide shows the playground of a component, with settings of its slots', async ({ open }) => {
  const { page } = await open(GUIDE_WITH_PLAYGROUND);
  await play(page);
  await getControl(page, 'slotProps.textField.helperText').fill('Local time');
  await page.locator('.demo-root').getByText('Local time').waitFor();
  await expect(getCode(page)).toContainText("slotProps={{ textField: { helperText: 'Local time' } }}");
});

test('the controls are changed with the keyboard alone, and accessible in both palettes, from right to left, on a phone and in forced colours', async ({
  open,
}) => {
  const { page } = await open(TREE, { colorScheme: 'light', hasTouch: true });
  await play(page);
  await getControl(page, 'checkboxSelection').check();
  await expect(getStage(page).locator('[type=checkbox]')).not.toHaveCount(0);
  await expectAccessible(page, '.demo');
  // Smaller ones, a phone zooms in on.
  const fields = getPanel(page).locator('input:not([type=checkbox]), select');
  await expect(fields).not.toHaveCount(0);
  for (const field of await fields.all()) await expect(field).toHaveCSS('font-size', '16px');
  await getControl(page, 'checkboxSelection').press('Space');
  await expect(getControl(page, 'checkboxSelection')).not.toBeChecked();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Reset checkboxSelection' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getControl(page, 'checkboxSelection')).not.toBeChecked();
});
