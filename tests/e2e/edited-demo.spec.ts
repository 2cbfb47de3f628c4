import type { Page } from '@playwright/test';
import { encodeEdit } from '../../client/browser/tools/editor/share.ts';
import { expect, test } from '../support/browser/test.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { DEPARTURES, HELPERS, REACHES, WAYS, listenForWays, type Listener } from './ways-out.ts';

const NAME = 'ControlledExpansion';
const demoOf = (page: Page) => page.locator(`#${NAME}`);
const frameOf = (page: Page) => demoOf(page).frameLocator('iframe');
const questionOf = (page: Page) => demoOf(page).getByRole('group', { name: /^Run this edit\?/ });
const statusOf = (page: Page) => demoOf(page).getByRole('status');

/** Code with a side effect, which reports when it ran. */
const doing = (work: string) => `import * as React from 'react';
${HELPERS}
export default function Demo() {
  const [said, say] = React.useState('Doing');
  React.useEffect(() => {
    ${work}
  }, []);
  return <output>{said}</output>;
}
`;

/** Time in which every attempt would arrive if nothing blocked it, in milliseconds. */
const ARRIVAL_MS = 1500;

const trying = (ways: Readonly<Record<string, string>>, origin: string) => `
  const tries = { ${Object.entries(ways)
    .map(([name, code]) => `${JSON.stringify(name)}: ${JSON.stringify(code)}`)
    .join(', ')} };
  for (const [name, code] of Object.entries(tries)) {
    try {
      const work = new Function('to', 'add', 'markup', 'return (async () => {' + code + '})()');
      work(${JSON.stringify(origin)} + '/' + encodeURIComponent(name), add, markup).catch(() => undefined);
    } catch {}
  }
`;

const linkTo = async (code: string) => `${GUIDE}#${NAME}.tsx~${await encodeEdit(code)}`;

/** Opens a link with an edit and allows it to run. */
async function run(code: string) {
  const opened = await open(await linkTo(code));
  await questionOf(opened.page).getByRole('button', { name: 'Run' }).click();
  return opened;
}

test('an error that a library throws leads to what the site says of it', async ({ open }) => {
  const { page } = await run(`import { DataGrid } from '@mui/x-data-grid';
export default function Demo() {
  throw new Error('MUI X Data Grid: No row with id #42 found.');
  return <DataGrid columns={[]} />;
}
`);
  const link = statusOf(page).getByRole('link', { name: 'What it means, and what to do' });
  expect(await link.getAttribute('href')).toMatch(/^\/x\/api\/data-grid\/errors\/#error-/);
  expect(await statusOf(page).innerText()).toContain('No row with id #42 found');
});

const text = (said: string) => `export default function Demo() {\n  return <p>${said}</p>;\n}\n`;

test.describe('the edit in a link', () => {
  test('is shown, and only runs when the reader allows it', async ({ open }) => {
    const { page, complaints } = await open(await linkTo(text('Somebody wrote this')));
    await questionOf(page).waitFor();
    expect(await demoOf(page).locator('.cm-content').innerText()).toContain('Somebody wrote this');
    await expect.poll(() => questionOf(page).evaluate((element) => element === document.activeElement)).toBe(true);
    // The original demo has rendered: the frame works, and would have had time for the linked code.
    await frameOf(page).getByRole('tree').waitFor();
    await expect(frameOf(page).getByText('Somebody wrote this')).toHaveCount(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await frameOf(page).getByText('Somebody wrote this').waitFor();
    await expect(questionOf(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('does not run while the reader changes it, or after closing and reopening the editor', async ({ open }) => {
    const { page } = await open(await linkTo(text('Somebody wrote this')));
    await demoOf(page).locator('.cm-content').click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.insertText('// A line of mine\n');
    const link = demoOf(page).locator('[data-demo-link]');
    // The link is updated after the debounce, like a run.
    const before = await link.getAttribute('href');
    await page.keyboard.insertText('// Another\n');
    await expect.poll(() => link.getAttribute('href')).not.toBe(before);
    await demoOf(page)
      .getByRole('button', { name: /^Close editor/ })
      .click();
    await demoOf(page)
      .getByRole('button', { name: /^Edit / })
      .click();
    await questionOf(page).waitFor();
    await expect(frameOf(page).getByText('Somebody wrote this')).toHaveCount(0);
    await questionOf(page).getByRole('button', { name: 'Run' }).click();
    await frameOf(page).getByText('Somebody wrote this').waitFor();
  });

  test('needs permission even if the editor is already open', async ({ open }) => {
    const { page } = await open(GUIDE);
    await demoOf(page)
      .getByRole('button', { name: /^Edit / })
      .click();
    await frameOf(page).getByRole('tree').waitFor();
    const { hash } = new URL(await linkTo(text('By a second link')), 'http://site');
    await page.evaluate((next) => (location.hash = next), hash);
    await questionOf(page).waitFor();
    expect(await demoOf(page).locator('.cm-content').innerText()).toContain('By a second link');
  });

  it.each([
    ['is cut off', () => Promise.resolve('AAAA'), 'The link carries no code that can be read'],
    ['inflates to 300 MB', () => encodeEdit('a'.repeat(300e6)), 'The code of the link is too long'],
  ])('that %s causes a message', async (name, make, message) => {
    const { page } = await open(`${GUIDE}#${NAME}.tsx~${await make()}`);
    await statusOf(page).filter({ hasText: message }).waitFor();
    await expect(questionOf(page)).toHaveCount(0);
    await frameOf(page).getByRole('tree').waitFor();
  });
});

test.describe('the frame of an edited demo', () => {
  let listener: Listener;
  test.beforeAll(async () => {
    listener = await listenForWays((origin) => `<body><script>${HELPERS}${trying(WAYS, origin)}</script>`);
  });
  test.beforeEach(() => listener.forget());
  test.afterAll(() => listener.stop());

  test('all requests would arrive from a page without a policy', async ({ open }) => {
    await open('/', { site: listener.origin });
    await expect.poll(() => listener.arrived()).toEqual(Object.keys(WAYS).sort());
  });

  test('lets no request out', async ({ open }) => {
    const { page } = await run(
      doing(`${trying(WAYS, listener.origin)} setTimeout(() => say('All tried'), ${ARRIVAL_MS});`),
    );
    const address = page.url();
    await frameOf(page).getByText('All tried').waitFor();
    expect(listener.arrived()).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    expect(page.url()).toBe(address);
  });

  it.each(Object.keys(DEPARTURES))('cannot navigate by %s', async (name) => {
    const { page } = await run(doing(trying({ [name]: DEPARTURES[name] ?? '' }, listener.origin)));
    const address = page.url();
    await page.waitForTimeout(ARRIVAL_MS);
    expect(listener.arrived()).toEqual([]);
    expect(page.url()).toBe(address);
  });

  test('cannot access the site’s storage or the page', async ({ open }) => {
    const { page } = await run(
      doing(`
        const reaches = ${JSON.stringify(REACHES)};
        const within = (work) => Promise.race([work, new Promise((yes) => setTimeout(yes, ${ARRIVAL_MS}, false))]);
        const tried = Object.entries(reaches).map(async ([name, code]) => {
          const work = new Function('add', 'loads', 'starts', 'return (async () => ' + code + ')()');
          const reached = await within(work(add, loads, starts)).catch(() => false);
          return reached ? [name] : [];
        });
        Promise.all(tried).then((names) => say('Reached: ' + names.flat().join(', ') + '.'));
      `),
    );
    const said = frameOf(page).getByText('Reached:');
    await said.waitFor();
    expect(await said.innerText()).toBe('Reached: .');
  });

  test('cannot make its stage higher than two thousand pixels', async ({ open }) => {
    const { page, complaints } = await run(
      doing(
        "for (let run = 1; run < 9; run += 1) parent.postMessage({ type: 'drawn', run, height: 1e9 }, '*'); say('Asked');",
      ),
    );
    await frameOf(page).getByText('Asked').waitFor();
    await expect
      .poll(() =>
        demoOf(page)
          .locator('.demo-stage')
          .evaluate((stage) => stage.style.minHeight),
      )
      .toBe('2000px');
    expect(complaints).toEqual([]);
  });

  test('is ignored when it sends invalid messages', async ({ open }) => {
    const { page, complaints } = await run(
      doing(`
        for (const message of [null, undefined, 1, 'ready', true, [], ['drawn'], {}, new Map(), new Date(), { type: 'drawn' },
          { type: 'drawn', run: 2, height: NaN }, { type: 'drawn', run: '2', height: 1 }, { type: 'failed', run: 2 },
          { type: 'failed', run: 2, error: null }, { type: 'failed', run: 2, error: { message: {} } },
          { get type() { return 'drawn' }, run: 2, height: Infinity }, new Uint8Array(9), { type: { type: 'ready' } }])
          parent.postMessage(message, '*');
        say('All said');
      `),
    );
    await frameOf(page).getByText('All said').waitFor();
    await statusOf(page).filter({ hasText: 'Your changes run as you type' }).waitFor();
    // The valid message, which sets a height, is sent after the text above has been painted.
    await expect
      .poll(() =>
        demoOf(page)
          .locator('.demo-stage')
          .evaluate((stage) => parseFloat(stage.style.minHeight)),
      )
      .toBeLessThan(2000);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['an endless loop', 'while (true) {}', 'Line 2: Stopped: this loop ran for two seconds'],
    ['an expression without an end', "/^(a+)+$/.test('a'.repeat(50) + 'b');", 'Stopped: the code ran for five seconds'],
  ])('is stopped in %s, with a message, and then runs the next edit', async (_, code, message) => {
    const { page } = await run(`export default function Demo() {\n  ${code}\n}\n`);
    await statusOf(page).filter({ hasText: message }).waitFor({ timeout: 20_000 });
    await expect(demoOf(page).getByRole('tree')).toBeVisible();
    await demoOf(page).locator('.cm-content').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text('It ends'));
    await frameOf(page).getByText('It ends').waitFor();
  });
});
