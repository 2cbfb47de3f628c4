import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/browser/axe.ts';
import { encodeEdit } from '../../client/browser/tools/editor/share.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { expect, test } from '../support/browser/test.ts';

const CHECK = '/x/check/';

const CODE = `import { LineChart, type LineChartProps } from '@mui/x-charts';
import { useGridApiEventHandler } from '@mui/x-data-grid';

export function Takings(props: LineChartProps) {
  useGridApiEventHandler();
  return <LineChart {...props} series={[{ yAxisKey: 'euro' }]} leftAxis={null} />;
}
`;

const field = (page: Page) => page.getByRole('textbox', { name: 'Your code' });
const results = (page: Page) => page.locator('[data-check-results]');

test('lists the lines that another version changes, by keyboard alone, and copies the code with its renames', async ({
  open,
}) => {
  const { page, complaints } = await open(CHECK, { permissions: ['clipboard-read', 'clipboard-write'] });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await field(page).fill(CODE);
  await field(page).press('Tab');
  await expect(page.getByLabel('Add files')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-check-summary]')).toContainText('To change: 3.');
  await expect(
    results(page).getByRole('listitem').filter({ hasText: 'LineChart no longer has leftAxis' }),
  ).toContainText('Line 6');
  await expect(results(page).locator('del')).toHaveText([
    /useGridApiEventHandler/,
    /useGridApiEventHandler/,
    /yAxisKey/,
  ]);
  await expect(results(page).locator('summary')).toHaveText('Not checked (1)');
  await results(page).getByRole('button', { name: 'Copy the changed code' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("yAxisId: 'euro'");
  expect(sent.join('')).not.toContain('Takings');
  await expectNoViolations(page, '.check');
  expect(complaints).toEqual([]);
});

test('adds files, and names them in the results', async ({ open }) => {
  const { page } = await open(CHECK);
  await page
    .getByLabel('Add files')
    .setInputFiles(
      ['Takings.tsx', 'Seats.tsx'].map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(CODE) })),
    );
  await expect(field(page)).toHaveValue(/file: Seats\.tsx/);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(results(page).getByRole('listitem').filter({ hasText: 'Seats.tsx, Line 6' })).not.toHaveCount(0);
});

test('chooses the versions that a link names, and says when nothing changes', async ({ open }) => {
  const { page } = await open(`${CHECK}#from=8&to=9`);
  await expect(page.getByLabel('Written for version')).toHaveValue('8');
  await expect(page.getByLabel('Upgrade to version')).toHaveValue('9');
  await field(page).fill(`import { DataGrid } from '@mui/x-data-grid';\n<DataGrid rows={[]} />;`);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.locator('[data-check-summary]')).toContainText('Nothing to change.');
});

test('fits a small phone from right to left, with results', async ({ open }) => {
  const { page } = await open(`/zh${CHECK}`, { viewport: { width: 320, height: 640 } });
  await page.getByRole('textbox', { name: '您的代码' }).fill(CODE);
  await page.getByRole('button', { name: '检查', exact: true }).click();
  await expect(results(page).getByRole('heading', { name: '需要更改' })).toBeVisible();
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);
});

test('says without JavaScript what it needs', async ({ open }) => {
  const { page } = await open(CHECK, { javaScriptEnabled: false });
  await expect(page.getByText('it needs JavaScript')).toBeVisible();
  await expect(field(page)).toBeHidden();
});

test('shows in the editor of a demo what the next major version changes, by choice', async ({ open }) => {
  const code = `import { PickersDay } from '@mui/x-date-pickers/PickersDay';\nexport default () => <PickersDay />;\n`;
  const { page } = await open(`${GUIDE}#ControlledExpansion.tsx~${await encodeEdit(code)}`);
  const demo = page.locator('#ControlledExpansion');
  await expect(demo.locator('.cm-lintRange')).toHaveCount(0);
  await demo.getByRole('checkbox', { name: 'Notes on what the next major version changes' }).check();
  await expect(demo.locator('.cm-lintRange')).not.toHaveCount(0);
  await expect(demo.locator('.cm-lint-marker')).toHaveCount(1);
  await expect(demo.locator('.demo-notes li').first()).toHaveText(/^Line 1: PickersDay/);
});
