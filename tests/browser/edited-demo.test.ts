import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encodeEdit } from '../../client/browser/tools/editor/share.ts';
import { useBrowser } from './browser.ts';
import { GUIDE } from './pages.ts';
import { DEPARTURES, HELPERS, REACHES, WAYS, listenForWays, type Listener } from './ways-out.ts';

const { open } = useBrowser();

const NAME = 'ControlledExpansion';
const demoOf = (page: Page) => page.locator(`#${NAME}`);
const frameOf = (page: Page) => demoOf(page).frameLocator('iframe');
const questionOf = (page: Page) => demoOf(page).getByRole('group', { name: /^Run this edit\?/ });
const statusOf = (page: Page) => demoOf(page).getByRole('status');

/** Code with an effect, which says when that has been done. */
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

/** Time for everything that was tried to arrive, in milliseconds: all of it does, where nothing holds it back. */
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

/** Opens the link to an edit and lets it run. */
async function run(code: string) {
  const opened = await open(await linkTo(code));
  await questionOf(opened.page).getByRole('button', { name: 'Run' }).click();
  return opened;
}

it('an error that a library throws leads to what the site says of it', async () => {
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

describe('the edit of a link', () => {
  it('is shown, and runs when the reader says so', async () => {
    const { page, complaints } = await open(await linkTo(text('Somebody wrote this')));
    await questionOf(page).waitFor();
    expect(await demoOf(page).locator('.cm-content').innerText()).toContain('Somebody wrote this');
    await expect.poll(() => questionOf(page).evaluate((element) => element === document.activeElement)).toBe(true);
    // The demo as it is has been drawn: the frame answers, and had time for the other code.
    await frameOf(page).getByRole('tree').waitFor();
    expect(await frameOf(page).getByText('Somebody wrote this').count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await frameOf(page).getByText('Somebody wrote this').waitFor();
    expect(await questionOf(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is held while the reader changes it, closes the editor and opens it again', async () => {
    const { page } = await open(await linkTo(text('Somebody wrote this')));
    await demoOf(page).locator('.cm-content').click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.insertText('// A line of mine\n');
    const link = demoOf(page).locator('[data-demo-link]');
    // Written when the quiet time is over, as a run would be.
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
    expect(await frameOf(page).getByText('Somebody wrote this').count()).toBe(0);
    await questionOf(page).getByRole('button', { name: 'Run' }).click();
    await frameOf(page).getByText('Somebody wrote this').waitFor();
  });

  it('is asked about where the editor is open already', async () => {
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
  ])('that %s is said to be so', async (name, make, message) => {
    const { page } = await open(`${GUIDE}#${NAME}.tsx~${await make()}`);
    await statusOf(page).filter({ hasText: message }).waitFor();
    expect(await questionOf(page).count()).toBe(0);
    await frameOf(page).getByRole('tree').waitFor();
  });
});

describe('the frame of an edited demo', () => {
  let listener: Listener;
  beforeAll(async () => {
    listener = await listenForWays((origin) => `<body><script>${HELPERS}${trying(WAYS, origin)}</script>`);
  });
  beforeEach(() => listener.forget());
  afterAll(() => listener.stop());

  it('is tried by ways that arrive from a page without a policy', async () => {
    await open('/', { site: listener.origin });
    await expect.poll(() => listener.arrived()).toEqual(Object.keys(WAYS).sort());
  });

  it('lets nothing out', async () => {
    const { page } = await run(
      doing(`${trying(WAYS, listener.origin)} setTimeout(() => say('All tried'), ${ARRIVAL_MS});`),
    );
    const address = page.url();
    await frameOf(page).getByText('All tried').waitFor();
    expect(listener.arrived()).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    expect(page.url()).toBe(address);
  });

  it.each(Object.keys(DEPARTURES))('does not leave by %s', async (name) => {
    const { page } = await run(doing(trying({ [name]: DEPARTURES[name] ?? '' }, listener.origin)));
    const address = page.url();
    await page.waitForTimeout(ARRIVAL_MS);
    expect(listener.arrived()).toEqual([]);
    expect(page.url()).toBe(address);
  });

  it('reaches neither what the site stores nor the page', async () => {
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

  it('cannot make its stage higher than two thousand pixels', async () => {
    const { page, complaints } = await run(
      doing(
        "add('div', {}).style.height = '1px'; parent.postMessage({ type: 'drawn', run: 2, height: 1e9 }, '*'); say('Asked');",
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

  it('is not heard where it says what no frame says', async () => {
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
    expect(
      await demoOf(page)
        .locator('.demo-stage')
        .evaluate((stage) => parseFloat(stage.style.minHeight)),
    ).toBeLessThan(2000);
    expect(complaints).toEqual([]);
  });

  it('ends a loop without an end, says so, and runs what is written next', async () => {
    const { page } = await run('export default function Demo() {\n  while (true) {}\n}\n');
    await statusOf(page).filter({ hasText: 'Stopped: the code ran for five seconds' }).waitFor({ timeout: 20_000 });
    expect(await demoOf(page).getByRole('tree').isVisible()).toBe(true);
    await demoOf(page).locator('.cm-content').focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText(text('It ends'));
    await frameOf(page).getByText('It ends').waitFor();
  });
});
