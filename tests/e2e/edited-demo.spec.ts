import type { Page } from '@playwright/test';
import { decodeEdit, encodeEdit } from '../../client/browser/tools/editor/share.ts';
import { need } from '../../site/kit/need.ts';
import { expect, test, type Open } from '../support/browser/test.ts';
import { GUIDE } from '../support/browser/pages.ts';
import { DEPARTURES, HELPERS, REACHES, WAYS, listenForWays, trying, type Listener } from './ways-out.ts';

const NAME = 'ControlledExpansion';
const getDemo = (page: Page) => page.locator(`#${NAME}`);
const getFrame = (page: Page) => getDemo(page).frameLocator('iframe');
const getQuestion = (page: Page) => getDemo(page).getByRole('group', { name: /^Run this edit\?/ });
const getStatus = (page: Page) => getDemo(page).getByRole('status');
const getStage = (page: Page) => getDemo(page).locator('.demo-stage');
const getEditor = (page: Page) => getDemo(page).locator('.cm-content');

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

const linkTo = async (code: string) => `${GUIDE}#${NAME}.tsx~${await encodeEdit(code)}`;

const allow = (page: Page) => getQuestion(page).getByRole('button', { name: 'Run' }).click();

/** Opens a link with an edit and allows it to run. */
async function run(open: Open, code: string) {
  const opened = await open(await linkTo(code));
  await allow(opened.page);
  return opened;
}

test('an error that a library throws leads to what the site says of it', async ({ open }) => {
  const { page } = await run(
    open,
    `import { DataGrid } from '@mui/x-data-grid';
export default function Demo() {
  throw new Error('MUI X Data Grid: No row with id #42 found.');
  return <DataGrid columns={[]} />;
}
`,
  );
  await expect(getStatus(page)).toContainText('No row with id #42 found');
  const link = getStatus(page).getByRole('link', { name: 'What it means, and what to do' });
  await expect(link).toHaveAttribute('href', /^\/x\/api\/data-grid\/errors\/#error-/);
});

/** Waits until the demo's link has a text in its code: the link changes whenever the editor's code may run. */
const waitForLinked = (page: Page, wanted: string) =>
  expect
    .poll(async () => {
      const href = (await getDemo(page).locator('[data-demo-link]').getAttribute('href')) ?? '';
      return decodeEdit(href.split('~')[1] ?? '');
    })
    .toEqual({ code: expect.stringContaining(wanted) });

/** Replaces the editor's text by typing. */
async function write(page: Page, code: string): Promise<void> {
  await getEditor(page).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(code);
}

/** An expression that hangs the frame: nothing can stop it. */
const ENDLESS = "/^(a+)+$/.test('a'.repeat(50) + 'b');";

const text = (said: string) => `export default function Demo() {\n  return <p>${said}</p>;\n}\n`;

test.describe('the edit in a link', () => {
  const RAN = 'The code of the link ran';
  const STRANGE = `console.log('${RAN}');\n${text('Somebody wrote this')}`;

  /** Opens a link with code that logs each of its runs. */
  async function openStrange(open: Open) {
    const runs: string[] = [];
    const prepare = (page: Page) =>
      Promise.resolve(page.on('console', (message) => message.text() === RAN && runs.push(RAN)));
    const { page, complaints } = await open(await linkTo(STRANGE), { prepare });
    return { page, complaints, runs };
  }

  test('is shown, and only runs when the reader allows it', async ({ open }) => {
    const { page, complaints, runs } = await openStrange(open);
    await expect(getQuestion(page)).toBeFocused();
    await expect(getEditor(page)).toContainText('Somebody wrote this');
    await waitForLinked(page, 'Somebody wrote this');
    await getFrame(page).getByRole('tree').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await getFrame(page).getByText('Somebody wrote this').waitFor();
    await expect(getQuestion(page)).toHaveCount(0);
    // The frame runs programs in their order: one without permission would be the first.
    expect(runs).toEqual([RAN]);
    expect(complaints).toEqual([]);
  });

  test('is shown with its frame over the stage, without the behaviours that load at the first input', async ({
    open,
  }) => {
    const prepare = (page: Page) => page.route('**/static/after-first-input-*.js*', () => undefined);
    const { page } = await open(await linkTo(STRANGE), { prepare });
    await expect(getQuestion(page)).toBeFocused();
    await expect(getDemo(page).locator('iframe')).toHaveCSS('position', 'absolute');
    await expect(getQuestion(page)).toHaveCSS('display', 'flex');
  });

  test('does not run while the reader changes it, or after closing and reopening the editor', async ({ open }) => {
    const { page, runs } = await openStrange(open);
    // The code of the link is there, and the question has taken the focus.
    await expect(getQuestion(page)).toBeFocused();
    await getEditor(page).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.insertText('// A line of mine\n');
    await waitForLinked(page, '// A line of mine');
    await page.keyboard.insertText('// Another\n');
    await waitForLinked(page, '// Another');
    await getDemo(page)
      .getByRole('button', { name: /^Close editor/ })
      .click();
    await getDemo(page)
      .getByRole('button', { name: /^Edit / })
      .click();
    await allow(page);
    await getFrame(page).getByText('Somebody wrote this').waitFor();
    expect(runs).toEqual([RAN]);
  });

  test('needs permission even if the editor is already open', async ({ open }) => {
    const { page } = await open(GUIDE);
    await getDemo(page)
      .getByRole('button', { name: /^Edit / })
      .click();
    await getFrame(page).getByRole('tree').waitFor();
    const { hash } = new URL(await linkTo(text('By a second link')), 'http://site');
    await page.evaluate((next) => (location.hash = next), hash);
    await expect(getQuestion(page)).toBeVisible();
    await expect(getEditor(page)).toContainText('By a second link');
  });

  test('that is cut off causes a message', async ({ open }) => {
    const { page } = await open(`${GUIDE}#${NAME}.tsx~AAAA`);
    await expect(getStatus(page)).toContainText('The code in this link cannot be read');
    await expect(getQuestion(page)).toHaveCount(0);
    await getFrame(page).getByRole('tree').waitFor();
  });
});

test.describe('the frame of an edited demo', () => {
  const TRYING = 'Trying';
  let listener: Listener;
  let elsewhere: Listener;
  test.beforeAll(async () => {
    [listener, elsewhere] = await Promise.all([listenForWays(), listenForWays()]);
  });
  test.beforeEach(() => [listener, elsewhere].forEach(({ forget }) => forget()));
  test.afterAll(() => Promise.all([listener, elsewhere].map(({ stop }) => stop())));

  /**
   * Tries ways in the frame and, after that, in pages without a policy: those of a group in one page. Resolves when all
   * have arrived from there: by then, those from the frame would have, too.
   */
  async function tryWays(open: Open, ...groups: Readonly<Record<string, string>>[]): Promise<Page> {
    const ways = Object.fromEntries(groups.flatMap(Object.entries<string>));
    const { page } = await open(await linkTo(doing(`console.log('${TRYING}'); ${trying(ways, listener.origin)}`)));
    await Promise.all([page.waitForEvent('console', (message) => message.text() === TRYING), allow(page)]);
    for (const group of groups) {
      const { page: free } = await open('/', { site: elsewhere.origin });
      await free.evaluate(`{ ${HELPERS} ${trying(group, elsewhere.origin)} }`);
    }
    await expect.poll(() => elsewhere.arrived()).toEqual(Object.keys(ways).sort());
    return page;
  }

  test('lets no request out', async ({ open }) => {
    const page = await tryWays(open, WAYS);
    expect(listener.arrived()).toEqual([]);
    expect(page.context().pages()).toEqual([page]);
    expect(page.url()).toContain(GUIDE);
  });

  // One that would lead the frame away with one that would lead its page away: two of a kind stop each other.
  for (const names of [
    ['location', 'top navigation'],
    ['link', 'parent navigation'],
    ['form', 'link to the top'],
    ['refresh'],
  ])
    test(`cannot navigate by ${names.join(' or ')}`, async ({ open }) => {
      const page = await tryWays(open, ...names.map((name) => ({ [name]: need(DEPARTURES, name) })));
      expect(listener.arrived()).toEqual([]);
      expect(page.url()).toContain(GUIDE);
    });

  test('cannot access the site’s storage or the page', async ({ open }) => {
    const { page } = await run(
      open,
      doing(`
        const tried = Object.entries(${JSON.stringify(REACHES)}).map(async ([name, code]) => {
          const work = new Function('add', 'loads', 'starts', 'return (async () => ' + code + ')()');
          const reached = await work(add, loads, starts).catch(() => false);
          return reached ? [name] : [];
        });
        Promise.all(tried).then((names) => say('Reached: ' + names.flat().join(', ') + '.'));
      `),
    );
    await expect(getFrame(page).getByText('Reached:')).toHaveText('Reached: .');
    // The frame's own response says the same, so that nothing less strict here would show in what the code reaches.
    await expect(getDemo(page).locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts');
  });

  test('is a stage down to its end, however little the edit renders', async ({ open }) => {
    const { page } = await run(open, text('Little'));
    await getFrame(page).getByText('Little').waitFor();
    await expect
      .poll(() =>
        getFrame(page)
          .locator('.demo-stage')
          .evaluate((stage: HTMLElement) => innerHeight - stage.offsetHeight),
      )
      .toBe(0);
  });

  test('cannot make its stage higher than two thousand pixels', async ({ open }) => {
    const { page, complaints } = await run(
      open,
      doing(
        "for (let run = 1; run < 9; run += 1) parent.postMessage({ type: 'drawn', run, height: 1e9 }, '*'); say('Asked');",
      ),
    );
    await getFrame(page).getByText('Asked').waitFor();
    await expect(getStage(page)).toHaveCSS('min-height', '2000px');
    expect(complaints).toEqual([]);
  });

  test('is ignored when it sends invalid messages', async ({ open }) => {
    const { page, complaints } = await run(
      open,
      doing(`
        for (const message of [null, undefined, 1, 'ready', true, [], ['drawn'], {}, new Map(), new Date(), { type: 'drawn' },
          { type: 'drawn', run: 2, height: NaN }, { type: 'drawn', run: '2', height: 1 }, { type: 'failed', run: 2 },
          { type: 'failed', run: 2, error: null }, { type: 'failed', run: 2, error: { message: {} } },
          { get type() { return 'drawn' }, run: 2, height: Infinity }, new Uint8Array(9), { type: { type: 'ready' } }])
          parent.postMessage(message, '*');
        say('All said');
      `),
    );
    await getFrame(page).getByText('All said').waitFor();
    await expect(getStatus(page)).toContainText('Your changes run as you type');
    // The valid message, which sets a height, is sent after the text above has been painted.
    await expect.poll(() => getStage(page).evaluate(({ style }) => parseFloat(style.minHeight))).toBeLessThan(2000);
    expect(complaints).toEqual([]);
  });

  for (const [name, code, message] of [
    ['an endless loop', 'while (true) {}', 'Line 2: Stopped after two seconds'],
    ['an expression without an end', ENDLESS, 'Stopped after five seconds'],
  ] as const)
    test(`is stopped in ${name}, with a message, and then runs the next edit`, async ({ open }) => {
      const { page } = await run(open, `export default function Demo() {\n  ${code}\n}\n`);
      await expect(getStatus(page)).toContainText(message, { timeout: 20_000 });
      await expect(getDemo(page).getByRole('tree')).toBeVisible();
      await write(page, text('It ends'));
      await getFrame(page).getByText('It ends').waitFor();
    });

  test('that hangs is replaced by one that runs the edit made meanwhile', async ({ open }) => {
    const code = `export default function Demo() {\n  console.log('Hangs');\n  ${ENDLESS}\n}\n`;
    const { page } = await open(await linkTo(code));
    await Promise.all([page.waitForEvent('console', (message) => message.text() === 'Hangs'), allow(page)]);
    await getDemo(page)
      .locator('iframe')
      .evaluate((frame) => frame.setAttribute('data-hung', ''));
    await write(page, text('It ends'));
    await expect(getDemo(page).locator('[data-hung]')).toHaveCount(0, { timeout: 20_000 });
    await expect(getFrame(page).getByText('It ends')).toBeVisible();
    await expect(getStatus(page)).not.toHaveAttribute('data-error');
  });
});

test.describe('an edited demo whose frame still loads', () => {
  const DOCUMENT = '**/x/demo-frame/';
  /** React, and what mounts demos. */
  const PACKAGES = '**/static/base-*.js';

  /** Opens the editor, and holds back what its frame asks for. @returns Lets it through. */
  async function openHeld(open: Open, held: string) {
    const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const prepare = (page: Page) =>
      page.route(held, async (route) => {
        const request = route.request();
        // The page loads packages, too.
        if (request.isNavigationRequest() || request.frame() !== page.mainFrame()) asked.resolve();
        await gate.promise;
        await route.continue();
      });
    const { page } = await open(GUIDE, { prepare, colorScheme: 'light' });
    await getDemo(page)
      .getByRole('button', { name: /^Edit / })
      .click();
    await asked.promise;
    return { page, release: gate.resolve };
  }

  test('shows the newest edit, and no error of an older one', async ({ open }) => {
    const { page, release } = await openHeld(open, PACKAGES);
    await write(page, "throw new Error('Overtaken');\n");
    await waitForLinked(page, 'Overtaken');
    await write(page, text('Newest'));
    await waitForLinked(page, 'Newest');
    release();
    await expect(getDemo(page)).toHaveAttribute('data-drawn');
    await expect(getFrame(page).getByText('Newest')).toBeVisible();
    await expect(getStatus(page)).not.toHaveAttribute('data-error');
  });

  for (const [what, held] of [
    ['document', DOCUMENT],
    ['packages', PACKAGES],
  ] as const)
    test(`has the colour mode that is chosen before it has its ${what}`, async ({ open }) => {
      const { page, release } = await openHeld(open, held);
      await page.locator('.bar summary[aria-label="Color mode"]').click();
      await page.getByRole('button', { name: 'Dark', exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
      release();
      await expect(getDemo(page)).toHaveAttribute('data-drawn');
      await expect(getFrame(page).locator('html')).toHaveAttribute('data-mode', 'dark');
    });
});
