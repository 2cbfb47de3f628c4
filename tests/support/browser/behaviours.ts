import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { beginToUse, waitForCopied } from './observe.ts';
import { GUIDE } from './pages.ts';

const DEMO = '#ControlledExpansion';

/** A page with a playground. */
const PLAYGROUND = '/x/api/charts/gauge/';
const REFERENCE = '/x/api/tree-view/tree-item/';
/** A page with demos in all stylings. */
const STYLED = '/x/react-tree-view/simple-tree-view/customization/';

const getDemo = (page: Page) => page.locator(DEMO);

/** Opens the menu with the other tools of a demo, and chooses from it. */
async function choose(demo: Locator, tool: string): Promise<void> {
  await demo.locator('.demo-more > summary').click();
  await demo.locator('.demo-more').getByRole('button', { name: tool }).click();
}

/** Opens the editor of the demo, and replaces its code. */
async function edit(page: Page, code: string): Promise<void> {
  await getDemo(page)
    .getByRole('button', { name: /^Edit / })
    .click();
  await getDemo(page).locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(code);
}

/** What a reader does on an open page. */
export const BEHAVIOURS: [does: string, path: string, use: (page: Page) => Promise<unknown>][] = [
  [
    'wakes its demos',
    GUIDE,
    async (page) => {
      await getDemo(page).getByRole('button', { name: 'Expand all' }).click();
      await getDemo(page).getByRole('button', { name: 'Collapse all' }).waitFor();
    },
  ],
  [
    'opens its settings',
    GUIDE,
    async (page) => {
      await page.getByRole('button', { name: 'Settings', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Dark', exact: true }).click();
      await page.locator('html[data-mode=dark]').waitFor({ state: 'attached' });
    },
  ],
  [
    'opens its editor, and runs what is written',
    GUIDE,
    async (page) => {
      await edit(page, "export default () => 'Written by a reader';");
      await getDemo(page).frameLocator('iframe').getByText('Written by a reader').waitFor();
    },
  ],
  [
    'leads from an error of an edit to its entry',
    GUIDE,
    async (page) => {
      await edit(page, "export default () => { throw new Error('MUI X Data Grid: No row with id #42 found.'); };");
      const link = getDemo(page).getByRole('link', { name: 'What it means, and what to do' });
      await expect(link).toHaveAttribute('href', /^\/x\/api\/data-grid\/errors\/#error-/);
    },
  ],
  [
    'searches, by the words of its own index',
    GUIDE,
    async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('dialog').getByRole('combobox').first().fill('tree item expansion');
      await page.locator('[role=option]', { hasText: 'Expansion' }).first().waitFor();
    },
  ],
  [
    'changes the code of its demos',
    GUIDE,
    async (page) => {
      await beginToUse(page);
      await choose(getDemo(page), 'JavaScript');
      await page.locator('html[data-code-variant=JS]').waitFor({ state: 'attached' });
      await page.locator(`${DEMO} .demo-source`, { hasText: "useState(['docs'])" }).waitFor();
    },
  ],
  [
    'changes the styling of its demos',
    STYLED,
    async (page) => {
      const demo = page.locator('#StyledItems');
      await demo.locator('.demo-root').hover();
      await choose(demo, 'Tailwind CSS');
      await demo.locator('.demo-root .w-80').waitFor();
      await demo.locator('.whole', { hasText: 'bg-[#b3470a]!' }).waitFor({ state: 'attached' });
    },
  ],
  [
    'opens its demos in a sandbox',
    GUIDE,
    async (page) => {
      await page.evaluate(() => {
        HTMLFormElement.prototype.submit = function submit(this: HTMLFormElement) {
          const code = new FormData(this).get('project[files][src/ControlledExpansion.tsx]');
          document.title = typeof code === 'string' ? code : '';
        };
      });
      await choose(getDemo(page), 'Open in StackBlitz');
      await expect.poll(() => page.title()).toContain('Collapse all');
    },
  ],
  [
    'copies itself as Markdown',
    GUIDE,
    async (page) => {
      await page.locator('.page-menu summary').click();
      await page.locator('[data-copy-page]').click();
      await waitForCopied(page);
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain('src/ControlledExpansion.tsx');
    },
  ],
  [
    'filters its navigation, also by names in another language',
    GUIDE,
    async (page) => {
      await page.locator('.nav-tools input').fill('调整顺序');
      await expect(page.locator('#navigation .nav-tools + div a:visible')).toHaveCount(1);
    },
  ],
  [
    'opens the playground of a component',
    PLAYGROUND,
    async (page) => {
      await page.getByRole('button', { name: /^Edit props / }).click();
      const props = page.getByRole('group', { name: 'Props', exact: true });
      await expect(props.getByLabel('value', { exact: true })).toHaveValue('60');
      await props.getByLabel('value', { exact: true }).fill('10');
      await page.locator('.demo-source .preview', { hasText: 'value={10}' }).waitFor();
      await page.locator('.demo-root', { hasText: '10' }).waitFor();
    },
  ],
  [
    'filters its reference, and shows it as a table',
    REFERENCE,
    async (page) => {
      await page.getByRole('searchbox', { name: 'Filter props, slots and classes' }).fill('label');
      await page.locator('.ref-count', { hasText: /^\d+ of \d+ shown/ }).waitFor();
      await page.getByRole('button', { name: 'Table', exact: true }).click();
      await page.getByRole('columnheader', { name: 'Default', exact: true }).first().waitFor();
    },
  ],
  [
    'leads to the new build in another language, at the same place',
    `${GUIDE}#ControlledExpansion`,
    async (page) => {
      await page.locator('.menu:has([data-locale]) > summary').click();
      await page.locator('[data-locale=zh]').click();
      await page.waitForURL(`**/zh${GUIDE}#ControlledExpansion`);
      await getDemo(page).getByRole('button', { name: '全部展开' }).click();
      await getDemo(page).getByRole('button', { name: '全部折叠' }).waitFor();
    },
  ],
];
