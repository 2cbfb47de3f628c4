import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { DEVELOPMENT_PATH, type DevelopmentState } from '../../site/protocol/development.ts';
import { copySite, createPage, EMPTY_SITE, type SiteCopy } from '../support/builds.ts';
import { freePort } from '../support/free-port.ts';
import { expectNoViolations } from '../support/browser/axe.ts';
import { expect, test, type Open } from '../support/browser/test.ts';

const demo = (text: string) => `export default function Hello() {\n  return <p>${text}</p>;\n}\n`;
const FAR = '<div style="height: 2000px"></div>';

const GUIDE = '/x/guide/';
const SECOND = '/x/guide/second/';

/** Line 6 of its file is the first of the body. */
const BODY = `First text.

::demo{name="Hello" height=80}

## Part

Second text.

${FAR}

## Far

Third text.`;

const CONTENT: Record<string, string> = {
  ...EMPTY_SITE,
  'navigation.ts': `export const navigation = [{ pathname: '/x/guide-group', children: [{ pathname: '/x/guide' }, { pathname: '/x/guide/second' }] }];
  export const unlisted = [];`,
  'guide/index.md': createPage('Guide', BODY),
  'guide/demos/Hello.tsx': demo('Hello'),
  'guide/second/index.md': createPage('Second', '## Details\n\nText.'),
  'guide/second/index.zh.md': createPage('第二页', '## 细节\n\n文字。'),
};

let copy: SiteCopy;
let server: ChildProcess;
let site: string;
/** What the server has printed of problems. */
let problems = '';
let opened: string;

const read = (name: string) => readFile(path.join(copy.root, 'content', name), 'utf8');
const write = (name: string, text: string) => writeFile(path.join(copy.root, 'content', name), text);
const writeGuide = (from: string, to: string) => write('guide/index.md', createPage('Guide', BODY.replace(from, to)));

/** What the server tells a page that opens now. */
async function currentState(): Promise<DevelopmentState> {
  const { body } = await fetch(`${site}${DEVELOPMENT_PATH}/events`);
  let events = '';
  for await (const portion of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    events += portion;
    if (events.includes('\n\n')) break;
  }
  // There may be more than one already.
  return JSON.parse(events.slice(0, events.indexOf('\n\n')).replace(/^[^]*?data: /, '')) as DevelopmentState;
}

test.beforeAll(async () => {
  // The first build.
  test.setTimeout(600_000);
  copy = await copySite(CONTENT);
  opened = path.join(copy.root, 'opened.txt');
  // An editor that records what it is asked to open.
  const editor = path.join(copy.root, 'editor.sh');
  await writeFile(editor, `#!/bin/sh\necho "$@" > "${opened}"\n`, { mode: 0o755 });
  const port = await freePort();
  site = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, ['pipeline/commands/dev.ts'], {
    cwd: copy.root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), LAUNCH_EDITOR: editor },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  server.stderr?.on('data', (text) => (problems += String(text)));
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text) => String(text).includes(site) && resolve());
    server.once('close', () => reject(new Error(`npm run dev has ended.\n${problems}`)));
  });
});

test.afterAll(async () => {
  if (server?.exitCode === null) {
    const ended = once(server, 'close');
    server.kill();
    await ended;
  }
  await copy?.remove();
});

/** Opens a page and waits for its panel. */
async function openPage(open: Open, address: string): Promise<Page> {
  const { page } = await open(address, { site });
  await expect(getSummary(page)).toBeVisible();
  return page;
}

/** The line of the panel that is always there. */
const getSummary = (page: Page) => page.locator('.dev-panel summary').first();

const OPEN_PANEL = '.dev-panel > details[open]';
const MARKED = 'body[data-mark]';

/** Marks the page, so that a reload can be told from a change in place. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset.mark = 'kept'));

// Each test starts with the first content, built and without problems.
test.beforeEach(async () => {
  await rm(opened, { force: true });
  let isChanged = false;
  for (const name of ['guide/index.md', 'guide/demos/Hello.tsx']) {
    const text = CONTENT[name] ?? '';
    if ((await read(name)) === text) continue;
    await write(name, text);
    isChanged = true;
  }
  if (!isChanged) return;
  const shown = async () => {
    const html = await (await fetch(site + GUIDE)).text();
    return ['First text.', 'Second text.', '<p>Hello</p>'].filter((text) => !html.includes(text));
  };
  await expect.poll(shown).toEqual([]);
  await expect.poll(async () => (await currentState()).problems).toEqual([]);
});

test.describe('the pages of npm run dev', () => {
  test('show a problem below its block, with a link that opens the line in the editor', async ({ open }) => {
    const page = await openPage(open, GUIDE);
    await writeGuide('Second text.', 'Second text with [nothing](/x/nothing/).');
    const note = page.locator('.dev-problem');
    await expect(note).toContainText('/x/nothing/');
    await expect(page.locator('p:has(+ .dev-problem)')).toHaveText('Second text.');
    await expect(getSummary(page)).toHaveText('1 problem');
    await note.getByRole('button', { name: 'content/guide/index.md:12' }).click();
    await expect.poll(() => readFile(opened, 'utf8').catch(() => '')).toContain('content/guide/index.md');
    await write('guide/index.md', CONTENT['guide/index.md'] ?? '');
    await expect(note).toHaveCount(0);
    await expect(getSummary(page)).toHaveText('No problems');
  });

  test('show a problem of a demo below the demo, and one of another page in the panel alone', async ({ open }) => {
    const page = await openPage(open, GUIDE);
    await write('guide/demos/Hello.tsx', 'export const nothing = 1;\n');
    await expect(page.locator('#Hello + .dev-problem')).toContainText('exports no component');
    const { page: other } = await open(SECOND, { site });
    await expect(getSummary(other)).toHaveText('1 problem');
    await expect(other.locator('.dev-problem')).toHaveCount(0);
    await getSummary(other).press('Enter');
    await expect(other.locator('.dev-panel li').first()).toContainText('content/guide/demos/Hello.tsx');
    await expectNoViolations(other, '.dev-panel');
    await other.keyboard.press('Escape');
    await expect(other.locator(OPEN_PANEL)).toHaveCount(0);
  });

  test('change a text in place, and keep the scroll position', async ({ open }) => {
    const page = await openPage(open, GUIDE);
    await mark(page);
    await page.evaluate(() => scrollTo(0, 1500));
    const before = await page.evaluate(() => scrollY);
    await writeGuide('First text.', 'Another text.\n\nAnd a second paragraph.');
    await expect(page.locator('article')).toContainText('And a second paragraph.');
    await expect(page.locator('article')).not.toContainText('First text.');
    await expect(page.locator(MARKED)).toHaveCount(1);
    // The browser keeps what is in view where it is.
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before);
  });

  test('bring the search index, which is built after a page, with the next text', async ({ open }) => {
    const page = await openPage(open, GUIDE);
    await mark(page);
    const form = page.locator('form[data-search]');
    const former = await form.getAttribute('data-search');
    const getBuilt = async () => /data-search="([^"]+)"/.exec(await (await fetch(site + GUIDE)).text())?.[1];
    await writeGuide('First text.', 'Another first text.');
    await expect.poll(getBuilt).not.toBe(former);
    await writeGuide('First text.', 'A third first text.');
    await expect(page.locator('article')).toContainText('A third first text.');
    await expect(form).not.toHaveAttribute('data-search', String(former));
    await expect(page.locator(MARKED)).toHaveCount(1);
  });

  test('are reloaded for anything else, at the same place with the same parts open', async ({ open }) => {
    const page = await openPage(open, GUIDE);
    await mark(page);
    await getSummary(page).click();
    await expect(page.locator(OPEN_PANEL)).toHaveCount(1);
    const top = () => page.evaluate(() => document.getElementById('far')?.getBoundingClientRect().top ?? NaN);
    await page.evaluate(() => document.getElementById('far')?.scrollIntoView());
    const before = await top();
    await write('guide/demos/Hello.tsx', demo('Good evening'));
    await expect(page.locator('#Hello')).toContainText('Good evening');
    await expect(page.locator(MARKED)).toHaveCount(0);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
    await expect(page.locator(OPEN_PANEL)).toHaveCount(1);
  });

  test('show changed code once a build succeeds, which no build did when it was saved', async ({ open }) => {
    // Three builds, and the worker is bundled and started: six seconds of a loaded machine.
    test.setTimeout(120_000);
    const page = await openPage(open, GUIDE);
    const countFailures = () => problems.split('/x/nothing/').length;
    const before = countFailures();
    await writeGuide('Second text.', 'Second text with [nothing](/x/nothing/).');
    await expect(page.locator('.dev-problem')).toBeVisible();
    await expect.poll(countFailures).toBeGreaterThan(before);
    const failures = countFailures();
    const file = path.join(copy.root, 'client/components/document/Document.tsx');
    const code = await readFile(file, 'utf8');
    await writeFile(file, code.replace('<body', '<body data-changed=""'));
    await expect.poll(countFailures, { timeout: 30_000 }).toBeGreaterThan(failures);
    await write('guide/index.md', CONTENT['guide/index.md'] ?? '');
    await expect(page.locator('body[data-changed]')).toHaveCount(1, { timeout: 30_000 });
    await writeFile(file, code);
    await expect(page.locator('body[data-changed]')).toHaveCount(0, { timeout: 30_000 });
  });

  test('list untranslated and stale pages', async ({ open }) => {
    const page = await openPage(open, GUIDE);
    await getSummary(page).click();
    const panel = page.getByRole('region', { name: 'Development' });
    await panel.getByText('1 untranslated').click();
    await expect(panel.getByRole('link', { name: 'content/guide/index.md' })).toHaveAttribute('href', `/zh${GUIDE}`);
    await panel.getByText('1 stale').click();
    await expect(panel.getByRole('link', { name: 'content/guide/second/index.zh.md' })).toHaveAttribute(
      'href',
      `/zh${SECOND}`,
    );
  });

  test('are checked for accessibility by F8: faults are marked and listed', async ({ open }) => {
    await writeGuide('Second text.', '<button type="button" id="nameless"></button>');
    const page = await openPage(open, GUIDE);
    await expect(page.locator('#nameless')).toHaveCount(1);
    // The build may have reloaded the page: with its panel, it has what listens to the key.
    const panel = page.getByRole('region', { name: 'Development' });
    await expect(panel).toBeVisible();
    await page.keyboard.press('F8');
    await expect(panel.getByText('Buttons must have discernible text')).toBeVisible();
    await expect(page.locator('#nameless')).toHaveAttribute('data-dev-violation', '');
    await panel.getByRole('button', { name: '#nameless' }).press('Enter');
    await expect(page.locator('#nameless')).toBeFocused();
  });

  test('open nothing for other sites, and nothing outside of the repository', async ({ open }) => {
    const page = await openPage(open, GUIDE);
    const request = (file: string) => ({ method: 'POST', body: JSON.stringify({ file }) });
    const address = `${site}${DEVELOPMENT_PATH}/open`;
    const direct = await fetch(address, request('package.json'));
    expect(direct.status).toBe(403);
    const crossSite = await fetch(address, {
      ...request('package.json'),
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(crossSite.status).toBe(403);
    const fromPage = (file: string) =>
      page.evaluate(async ([path, init]) => (await fetch(path, init)).status, [address, request(file)] as const);
    const outside = await fromPage('../../etc/passwd');
    expect(outside).toBe(404);
    const inside = await fromPage('content/redirects.ts');
    expect(inside).toBe(204);
  });
});
