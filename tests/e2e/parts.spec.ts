import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessibility.ts';
import { expect, test } from '../support/browser/test.ts';

/** Pages with the playgrounds of `DataGrid`, `DatePicker` and `RichTreeView`, and one with demos of a chart. */
const GRID = '/x/api/data-grid/data-grid/';
const PICKER = '/x/api/date-pickers/date-picker/';
const TREE = '/x/api/tree-view/rich-tree-view/';
const CHART = '/x/react-charts/bars/';

const getPanel = (page: Page) => page.getByRole('group', { name: /^Parts of / });
const getLabel = (page: Page) => page.locator('.part-label');
const getOutlines = (page: Page) => page.locator('.part-outline:not([hidden])');
const getSnippet = (page: Page, title: string) =>
  getPanel(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const getSeparator = (page: Page) => page.locator('.demo-root .MuiDataGrid-columnSeparator').first();

const begin = async (page: Page) => {
  await page.getByRole('button', { name: /^Parts / }).press('Enter');
  await getPanel(page).waitFor();
};

/** Shows the elements of a row of the lists in the playground. */
const showRow = async (page: Page, id: string) => {
  await page.locator(`[id="${id}"] th a`).first().focus();
  await page.locator(`[id="${id}"]`).getByRole('button', { name: 'Show in the playground' }).press('Enter');
};

test.describe('pointing at a part', () => {
  test('names it; a click keeps it with what to write, which can be copied, tried and undone; a row of the lists outlines its elements', async ({
    open,
  }) => {
    const { page, complaints } = await open(GRID, { permissions: ['clipboard-read', 'clipboard-write'] });
    await begin(page);
    await getSeparator(page).hover();
    await expect(getLabel(page)).toContainText('MuiDataGrid-columnSeparator');
    await getSeparator(page).click();
    await expect(getPanel(page).getByRole('heading', { level: 3 })).toHaveText('MuiDataGrid-columnSeparator');
    await expect(getSnippet(page, 'sx')).toContainText(`<DataGrid sx={{\n  '& .MuiDataGrid-columnSeparator'`);
    await expect(getSnippet(page, 'Slot or class')).toContainText('classes={{ columnSeparator:');
    await expect(getSnippet(page, 'Theme')).toContainText('MuiDataGrid: {');
    await getSnippet(page, 'CSS').getByRole('button', { name: 'Copy CSS' }).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/^\.MuiDataGrid-root \.MuiDataGrid-columnSeparator \{/);
    for (const title of ['sx', 'CSS']) {
      await getSnippet(page, title).getByRole('button', { name: 'Try' }).click();
      await expect(getSeparator(page)).toHaveCSS('background-color', 'rgb(220, 20, 60)');
    }
    await getSnippet(page, 'CSS').getByRole('button', { name: 'Undo' }).click();
    await expect(getSeparator(page)).not.toHaveCSS('background-color', 'rgb(220, 20, 60)');
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toHaveCount(0);
    await showRow(page, 'class-columnHeader');
    await expect(page.locator('#status')).toHaveText(/^columnHeader kept, \d+ elements$/);
    const headers = await page.locator('.demo-root .MuiDataGrid-columnHeader').count();
    await expect(getOutlines(page)).toHaveCount(headers);
    await expect(page.locator('.demo-root .MuiDataGrid-columnHeader').first()).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(page.locator('[id="class-columnHeader"] th a').first()).toBeFocused();
    await expect(page.locator('[id="class-columnHeader"]')).toBeInViewport();
    await showRow(page, 'slot-footer');
    await expect(page.locator('#status')).toHaveText('footer kept, 1 element');
    await showRow(page, 'class-treeDataGroupingCell');
    await expect(page.locator('#status')).toHaveText('No state of the playground renders treeDataGroupingCell.');
    await expect(getOutlines(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('is done with the arrow keys; Enter keeps a part, Escape leaves with nothing changed; a row outlines only the root where items repeat its class', async ({
    open,
  }) => {
    const { page } = await open(TREE);
    await begin(page);
    const box = page.getByRole('application');
    await expect(box).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(box).toContainText('MuiRichTreeView-root');
    await page.keyboard.press('ArrowDown');
    await expect(box).toContainText('MuiTreeItem-root');
    await expect(box).toContainText('role treeitem');
    const first = await getLabel(page).textContent();
    await page.keyboard.press('ArrowRight');
    await expect(getLabel(page)).not.toHaveText(first ?? '');
    await page.keyboard.press('ArrowLeft');
    await expect(getLabel(page)).toHaveText(first ?? '');
    await page.keyboard.press('Enter');
    await expect(getPanel(page)).toContainText('RichTreeView slot item');
    await expect(page.locator('#status')).toContainText('MuiTreeItem-root kept');
    await getSnippet(page, 'CSS').getByRole('button', { name: 'Try' }).press('Enter');
    const item = page.locator('.demo-root .MuiTreeItem-root').first();
    await expect(item).toHaveCSS('background-color', 'rgb(220, 20, 60)');
    await page.keyboard.press('Escape');
    await expect(getPanel(page)).toHaveCount(0);
    await expect(getOutlines(page)).toHaveCount(0);
    await expect(item).not.toHaveCSS('background-color', 'rgb(220, 20, 60)');
    await expect(page.getByRole('button', { name: /^Parts / })).toBeFocused();
    await expect(page.locator('.demo-root .MuiRichTreeView-root').nth(1)).toBeVisible();
    await showRow(page, 'class-root');
    await expect(page.locator('#status')).toHaveText('root kept, 1 element');
    await expect(getOutlines(page)).toHaveCount(1);
  });

  test('leaves the component alone until a kept part is pressed again; parts in its popup are found, too', async ({
    open,
  }) => {
    const { page } = await open(PICKER);
    await begin(page);
    const button = page.locator('.demo-root button').first();
    // Not in the middle, where its icon is.
    const edge = { position: { x: 4, y: 20 } };
    await button.click(edge);
    await expect(getPanel(page).getByRole('heading', { level: 3 })).toHaveText('MuiIconButton-root');
    await expect(page.locator('.MuiPickerPopper-root')).toHaveCount(0);
    await button.click(edge);
    const day = page.locator('.MuiPickerPopper-root').getByRole('gridcell', { name: '6', exact: true });
    await day.click();
    await expect(getPanel(page)).toContainText('DatePicker slot day');
    await expect(getSnippet(page, 'sx')).toContainText('slotProps={{\n    day: {');
    await expect(page.locator('.MuiPickerPopper-root')).toBeVisible();
    await expect.poll(() => getOutlines(page).count()).toBeGreaterThan(20);
    // The first Escape closes the popup.
    await page.keyboard.press('Escape');
    await expect(page.locator('.MuiPickerPopper-root')).toHaveCount(0);
    await expect(getPanel(page)).toBeVisible();
  });

  test('begins in the menu of a demo, and finds what a chart draws', async ({ open }) => {
    const { page } = await open(CHART);
    const demo = page.locator('.demo').first();
    await demo.locator('.demo-more > summary').click();
    await demo
      .locator('.demo-more')
      .getByRole('button', { name: /^Parts / })
      .click();
    await getPanel(page).waitFor();
    const bar = demo.locator('.MuiBarElement-root').first();
    await bar.click();
    await expect(getPanel(page)).toContainText('BarChart slot bar');
    await getSnippet(page, 'CSS').getByRole('button', { name: 'Try' }).click();
    await expect(bar).toHaveCSS('fill', 'rgb(220, 20, 60)');
    await page.getByRole('button', { name: 'Close parts' }).click();
    await expect(getPanel(page)).toHaveCount(0);
    await expect(demo.locator('.demo-more > summary')).toBeFocused();
  });
});

test('the panel is accessible in both palettes, from right to left, on a phone and in forced colours', async ({
  open,
}) => {
  const { page } = await open(TREE, { colorScheme: 'light', hasTouch: true });
  await begin(page);
  await page.locator('.demo-root .MuiTreeItem-label').first().tap();
  await expect(getPanel(page).getByRole('heading', { level: 3 })).toBeVisible();
  await expectAccessible(page, '.demo');
});
