import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';
import { press } from '../support/browser/first-inputs/acts.ts';
import { holdModules } from '../support/browser/first-inputs/index.ts';
import { getStyle } from '../support/browser/observe.ts';

/** A page with two demos in all stylings, the demos, and the selected tree item of the first. */
const PAGE = '/x/react-tree-view/simple-tree-view/customization/';
const NAME = 'StyledItems';
const OTHER = '#ConnectionLines';
const SELECTED = '[data-selected]';

/** Elements that the first demo has in Tailwind and with a stylesheet. */
const IN_TAILWIND = '.w-80';
const IN_CSS = '.help-topics';

/** Colours of the selected item in Tailwind. */
const DARK = 'rgb(255, 169, 112)';
const LIGHT = 'rgb(179, 71, 10)';

const getDemo = (page: Page) => page.locator(`#${NAME}`);
const getSelected = (page: Page) => getDemo(page).locator(SELECTED);
const getItem = (page: Page, name: string) => getDemo(page).getByRole('treeitem', { name, exact: true });
const EXPANDED = ['aria-expanded', 'true'] as const;
const getFrame = (page: Page) => getDemo(page).frameLocator('iframe');
/** The styling marked in a demo's menu. */
const getStyling = (demo: Locator) => demo.locator('[data-styling][aria-pressed=true]');
/** Uses a tool in the demo's menu. */
async function use(page: Page, name: string): Promise<void> {
  await getDemo(page).locator('.demo-more > summary').click();
  await getDemo(page)
    .getByRole('button', { name: `${name} ${NAME}`, exact: true })
    .click();
}
async function wake(page: Page): Promise<void> {
  await getDemo(page).locator('.demo-root').hover();
  await page.locator(`#${NAME}[data-state=live]`).waitFor();
}

/** Replaces the code in the demo's editor. */
async function write(page: Page, code: string): Promise<void> {
  await getDemo(page).locator('.cm-content').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
}

test.describe('the styling in the cookie', () => {
  for (const [styling, code, mark] of [
    ['tailwind', 'bg-[#b3470a]!', IN_TAILWIND],
    ['css', 'className="help-topics"', IN_CSS],
  ] as const)
    test(`${styling} is the one that wakes, and is marked in the menu`, async ({ open }) => {
      const { page, complaints } = await open(PAGE, { cookies: { codeStyling: styling }, colorScheme: 'light' });
      await expect(getDemo(page).locator('.whole code').first()).toContainText(code);
      const before = await getStyle(getSelected(page), 'background-color');
      await wake(page);
      await expect(getDemo(page).locator(mark)).toHaveCount(1);
      await expect(getSelected(page)).toHaveCSS('background-color', before);
      await expect(getStyling(getDemo(page))).toHaveAttribute('data-styling', styling);
      expect(complaints).toEqual([]);
    });
});

test('the styling chosen in the menu applies to code and stage of every demo that has it, and is stored', async ({
  open,
}) => {
  const { page } = await open(PAGE);
  await wake(page);
  const address = await getDemo(page).getAttribute('data-demo-tailwind');
  const letThrough = await holdModules(page, `**${address}*`);
  await use(page, 'Tailwind CSS');
  // Once it is chosen, the demo holds back its inputs.
  await page.locator('html[data-code-styling=tailwind]').waitFor();
  await press(page, getItem(page, 'Billing'));
  await expect(getDemo(page).locator(IN_TAILWIND)).toHaveCount(0);
  letThrough();
  await expect(getDemo(page).locator(IN_TAILWIND)).toBeVisible();
  await expect(getItem(page, 'Billing'), 'pressed before the styling is there').toHaveAttribute(...EXPANDED);
  await use(page, 'JavaScript');
  await expect(getDemo(page).locator('.whole', { hasText: 'function Topic(props)' })).not.toHaveCount(0);
  await expect(getItem(page, 'Billing'), 'another language starts no demo again').toHaveAttribute(...EXPANDED);
  await expect(page.locator(`${OTHER} .whole`, { hasText: 'before:border-s' })).not.toHaveCount(0);
  await expect(getStyling(page.locator(OTHER))).toHaveAttribute('data-styling', 'tailwind');
  await use(page, 'Reset');
  await expect(getDemo(page).locator(IN_TAILWIND)).toBeVisible();
  await use(page, 'MUI System');
  await expect(getDemo(page).locator(IN_TAILWIND)).toHaveCount(0);
  const stored = async () => (await page.context().cookies()).find(({ name }) => name === 'codeStyling')?.value;
  await expect.poll(stored).toBe('system');
});

test('the dark palette of Tailwind follows the colour mode or, without one, the system', async ({ open }) => {
  const { page } = await open(PAGE, { cookies: { codeStyling: 'tailwind' }, colorScheme: 'dark' });
  await wake(page);
  await expect(getSelected(page)).toHaveCSS('background-color', DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(getSelected(page)).toHaveCSS('background-color', LIGHT);
  await page.locator('.bar summary[aria-label="Color mode"]').click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(getSelected(page)).toHaveCSS('background-color', DARK);
});

test.describe('an edited demo', () => {
  test('keeps its styling, also in its link', async ({ open }) => {
    const { page } = await open(PAGE, { cookies: { codeStyling: 'tailwind' }, colorScheme: 'light' });
    await getDemo(page).getByRole('button', { name: /^Edit/ }).click();
    await write(
      page,
      'export default function Demo() {\n  return <p className="w-[111px] bg-[#112233]">Edited</p>;\n}\n',
    );
    await expect(getFrame(page).getByText('Edited')).toHaveCSS('background-color', 'rgb(17, 34, 51)');
    const link = getDemo(page).locator('[data-demo-link]');
    await expect(link).toHaveAttribute('href', new RegExp(`#tailwind-${NAME}\\.tsx~.`));
    const { page: other } = await open(PAGE + (await link.evaluate(({ hash }: HTMLAnchorElement) => hash)));
    await getDemo(other).getByRole('button', { name: 'Run', exact: true }).click();
    await expect(getFrame(other).getByText('Edited')).toHaveCSS('width', '111px');
  });

  test('has no styles of an earlier edit that was overtaken while its packages loaded', async ({ open }) => {
    const { page } = await open(PAGE, { cookies: { codeStyling: 'tailwind' } });
    await getDemo(page).getByRole('button', { name: /^Edit/ }).click();
    const frame = getFrame(page);
    await frame.getByRole('tree').waitFor();
    const edit = (text: string, width: number, packages = '') =>
      write(
        page,
        `${packages}\nexport default function Demo() {\n  return <p className="w-[${width}px]">${text}</p>;\n}\n`,
      );
    const release = await holdModules(page, '**/static/*.js');
    const styles = frame.locator('#styles');
    await styles.evaluate((element) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(`${element.textContent}`)).observe(element, { childList: true });
    });
    const grid = "import { DataGrid } from '@mui/x-data-grid';\nvoid DataGrid;";
    const held = page.waitForRequest('**/static/*.js');
    await edit('Overtaken', 101, grid);
    await held;
    await edit('Newer', 102);
    await frame.getByText('Newer').waitFor();
    release();
    await edit('Newest', 103, grid);
    await frame.getByText('Newest').waitFor();
    const seen = await styles.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.map((css) => /\.w-\\\[(\d+)px/.exec(css)?.[1])).toEqual(['102', '103']);
  });
});
