import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser/test.ts';

/** A page with two demos in all stylings, one of the demos, and its selected tree item. */
const PAGE = '/x/react-tree-view/simple-tree-view/customization/';
const DEMO = '#StyledItems';
const SELECTED = '[data-selected]';

const demoOf = (page: Page) => page.locator(DEMO);
/** The styling marked in a demo's menu. */
const stylingOf = (demo: Locator) => demo.locator('[data-styling][aria-pressed=true]').getAttribute('data-styling');
/** Uses a tool in the demo's menu. */
async function use(page: Page, name: string): Promise<void> {
  await demoOf(page).locator('.demo-more > summary').click();
  await demoOf(page)
    .getByRole('button', { name: `${name} StyledItems`, exact: true })
    .click();
}
const backgroundOf = (page: Page) =>
  demoOf(page)
    .locator(SELECTED)
    .evaluate((element) => getComputedStyle(element).backgroundColor);

async function wake(page: Page): Promise<void> {
  await demoOf(page).locator('.demo-root').hover();
  await page.locator(`${DEMO}[data-state=live]`).waitFor();
}

test.describe('the styling in the cookie', () => {
  test('is server-rendered, with the stylesheet', async ({ open }) => {
    const { page } = await open(PAGE, { cookies: { codeStyling: 'css' }, javaScriptEnabled: false });
    const [file, source, name, sheet] = await demoOf(page).locator('.whole').allTextContents();
    expect(file).toBe('src/StyledItems.tsx');
    expect(source).toContain("import './StyledItems.css';");
    expect(name).toBe('src/StyledItems.css');
    expect(sheet).toMatch(/^\.help-topics \{/);
  });

  it.each([
    ['tailwind', 'bg-[#b3470a]!'],
    ['css', 'className="help-topics"'],
  ])('%s is the one that wakes, and is marked in the menu', async (styling, code) => {
    const { page, complaints } = await open(PAGE, { cookies: { codeStyling: styling }, colorScheme: 'light' });
    expect(await demoOf(page).locator('.whole code').first().textContent()).toContain(code);
    const before = await backgroundOf(page);
    await wake(page);
    await expect(demoOf(page).locator('.help-topics, .w-80')).toHaveCount(1);
    expect(await backgroundOf(page)).toBe(before);
    expect(await stylingOf(demoOf(page))).toBe(styling);
    expect(complaints).toEqual([]);
  });
});

test.describe('the styling chosen in the menu', () => {
  test('applies to code and stage of every demo that has it, and is stored', async ({ open }) => {
    const { page } = await open(PAGE);
    await wake(page);
    await use(page, 'Tailwind CSS');
    await demoOf(page).locator('.w-80').waitFor();
    await page.locator('#ConnectionLines .whole', { hasText: 'before:border-s' }).waitFor({ state: 'attached' });
    expect(await stylingOf(page.locator('#ConnectionLines'))).toBe('tailwind');
    await use(page, 'Reset');
    await demoOf(page).locator('.w-80').waitFor();
    await use(page, 'MUI System');
    await demoOf(page).locator('.w-80').waitFor({ state: 'detached' });
    expect((await page.context().cookies()).find(({ name }) => name === 'codeStyling')?.value).toBe('system');
  });
});

test.describe('the dark palette of Tailwind', () => {
  test('follows the colour mode or, without one, the system', async ({ open }) => {
    const { page } = await open(PAGE, { cookies: { codeStyling: 'tailwind' }, colorScheme: 'dark' });
    await wake(page);
    await expect.poll(() => backgroundOf(page)).toBe('rgb(255, 169, 112)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => backgroundOf(page)).toBe('rgb(179, 71, 10)');
    await page.locator('.bar summary[aria-label="Color mode"]').click();
    await page.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect.poll(() => backgroundOf(page)).toBe('rgb(255, 169, 112)');
  });
});

test.describe('an edited demo', () => {
  test('keeps its styling, also in its link', async ({ open }) => {
    const { page } = await open(PAGE, { cookies: { codeStyling: 'tailwind' }, colorScheme: 'light' });
    await demoOf(page).getByRole('button', { name: /^Edit/ }).click();
    const editor = demoOf(page).locator('.cm-content');
    await editor.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(
      'export default function StyledItems() {\n  return <p className="w-[111px] bg-[#112233]">Edited</p>;\n}\n',
    );
    const edited = demoOf(page).frameLocator('iframe').getByText('Edited');
    await expect
      .poll(() => edited.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(17, 34, 51)');
    const hash = () =>
      demoOf(page)
        .locator('[data-demo-link]')
        .evaluate((link: HTMLAnchorElement) => link.hash);
    await expect.poll(hash).toMatch(/^#tailwind-StyledItems\.tsx~./);
    const { page: other } = await open(PAGE + (await hash()));
    await demoOf(other).getByRole('button', { name: 'Run', exact: true }).click();
    const shown = demoOf(other).frameLocator('iframe').getByText('Edited');
    await expect.poll(() => shown.evaluate((element) => getComputedStyle(element).width)).toBe('111px');
  });

  test('has no styles of an earlier edit that was overtaken while its packages loaded', async ({ open }) => {
    const { page } = await open(PAGE, { cookies: { codeStyling: 'tailwind' } });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await demoOf(page).getByRole('button', { name: /^Edit/ }).click();
    const frame = demoOf(page).frameLocator('iframe');
    await frame.getByRole('tree').waitFor();
    const edit = async (text: string, width: number, packages = '') => {
      await demoOf(page).locator('.cm-content').focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.insertText(
        `${packages}\nexport default function StyledItems() {\n  return <p className="w-[${width}px]">${text}</p>;\n}\n`,
      );
    };
    await page.route('**/static/*.js', async (route) => {
      await released;
      await route.continue();
    });
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
