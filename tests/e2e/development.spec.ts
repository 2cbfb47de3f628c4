import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { copySite, type SiteCopy } from '../support/builds.ts';
import { violationsOf } from '../support/browser/axe.ts';
import { expect, test } from '../support/browser/test.ts';

const page = (title: string, body: string) => `---\ntitle: ${title}\ndescription: A page.\n---\n\n${body}\n`;
const demo = (text: string) => `export default function Hello() {\n  return <p>${text}</p>;\n}\n`;
const FAR = '<div style="height: 2000px"></div>';

/** Line 6 of its file is the first of the body. */
const GUIDE = `First text.

::demo{name="Hello" height=80}

## Part

Second text.

${FAR}

## Far

Third text.`;

const CONTENT: Record<string, string> = {
  'navigation.ts': `export const navigation = [{ pathname: '/x/guide-group', children: [{ pathname: '/x/guide' }, { pathname: '/x/guide/second' }] }];
  export const unlisted = [];`,
  'navigation.zh.ts': 'export const titles = {};',
  'redirects.ts': 'export const redirects = {};',
  'pages-by-version.json': '{}',
  'guide/index.md': page('Guide', GUIDE),
  'guide/demos/Hello.tsx': demo('Hello'),
  'guide/second/index.md': page('Second', '## Details\n\nText.'),
  'guide/second/index.zh.md': page('第二页', '## 细节\n\n文字。'),
};

let copy: SiteCopy;
let server: ChildProcess;
let site: string;
let opened: string;

/** A port that nothing listens at. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

const write = (name: string, text: string) => writeFile(path.join(copy.root, 'content', name), text);
const writeGuide = (from: string, to: string) => write('guide/index.md', page('Guide', GUIDE.replace(from, to)));

test.beforeAll(async () => {
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
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text) => String(text).includes(site) && resolve());
    server.once('close', () => reject(new Error('npm run dev has ended.')));
  });
}, 600_000);

test.afterAll(async () => {
  if (server.exitCode === null) {
    const ended = once(server, 'close');
    server.kill();
    await ended;
  }
  await copy.remove();
});

async function open(address: string): Promise<Page> {
  const { page } = await open(address, { site });
  await page.locator('.dev-panel summary').first().waitFor();
  return page;
}

/** Marks the page, so that a reload can be told from a change in place. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset.mark = 'kept'));
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset.mark === 'kept');
const problemCount = (page: Page) => page.locator('.dev-panel summary').first().textContent();

test.beforeEach(async () => {
  for (const name of ['guide/index.md', 'guide/demos/Hello.tsx']) await write(name, CONTENT[name] ?? '');
});

test.describe('the pages of npm run dev', () => {
  test('show a problem below its block, with a link that opens the line in the editor', async ({ open }) => {
    const page = await open('/x/guide/');
    await writeGuide('Second text.', 'Second text with [nothing](/x/nothing/).');
    const note = page.locator('.dev-problem');
    await expect.poll(() => note.count()).toBe(1);
    expect(await note.textContent()).toContain('/x/nothing/');
    expect(await note.evaluate((element) => element.previousElementSibling?.textContent)).toBe('Second text.');
    expect(await problemCount(page)).toBe('1 problem');
    await note.getByRole('button', { name: 'content/guide/index.md:12' }).click();
    await expect.poll(() => readFile(opened, 'utf8').catch(() => '')).toContain('content/guide/index.md');
    await write('guide/index.md', CONTENT['guide/index.md'] ?? '');
    await expect.poll(() => note.count()).toBe(0);
    expect(await problemCount(page)).toBe('No problems');
  });

  test('show a problem of a demo below the demo, and one of another page in the panel alone', async ({ open }) => {
    const page = await open('/x/guide/');
    await write('guide/demos/Hello.tsx', 'export const nothing = 1;\n');
    const note = page.locator('#Hello + .dev-problem');
    await expect.poll(() => note.textContent()).toContain('exports no component');
    const other = await open('/x/guide/second/');
    await expect.poll(() => problemCount(other)).toBe('1 problem');
    await expect(other.locator('.dev-problem')).toHaveCount(0);
    await other.locator('.dev-panel summary').first().click();
    expect(await other.locator('.dev-panel li').first().textContent()).toContain('content/guide/demos/Hello.tsx');
  });

  test('change a text in place, and keep the scroll position', async ({ open }) => {
    const page = await open('/x/guide/');
    await mark(page);
    await page.evaluate(() => scrollTo(0, 1500));
    const before = await page.evaluate(() => scrollY);
    await writeGuide('First text.', 'Another text.\n\nAnd a second paragraph.');
    await expect.poll(() => page.locator('article').textContent()).toContain('And a second paragraph.');
    expect(await isMarked(page)).toBe(true);
    expect(await page.locator('article').textContent()).not.toContain('First text.');
    // The browser keeps what is in view where it is.
    expect(await page.evaluate(() => scrollY)).toBeGreaterThanOrEqual(before);
  });

  test('are reloaded for anything else, at the same place with the same parts open', async ({ open }) => {
    const page = await open('/x/guide/');
    await mark(page);
    await page.locator('.dev-panel summary').first().click();
    const top = () => page.evaluate(() => document.getElementById('far')?.getBoundingClientRect().top ?? NaN);
    await page.evaluate(() => document.getElementById('far')?.scrollIntoView());
    const before = await top();
    await write('guide/demos/Hello.tsx', demo('Good evening'));
    await expect.poll(() => page.locator('#Hello').textContent()).toContain('Good evening');
    expect(await isMarked(page)).toBe(false);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
    expect(await page.locator('.dev-panel > details').evaluate((panel) => (panel as HTMLDetailsElement).open)).toBe(
      true,
    );
  });

  test('list untranslated and stale pages', async ({ open }) => {
    const page = await open('/x/guide/');
    await page.locator('.dev-panel summary').first().click();
    const panel = page.getByRole('region', { name: 'Development' });
    await panel.getByText('1 untranslated').click();
    await expect(panel.getByRole('link', { name: 'content/guide/index.md' })).toHaveAttribute('href', '/zh/x/guide/');
    await panel.getByText('1 stale').click();
    await expect(panel.getByRole('link', { name: 'content/guide/second/index.zh.md' })).toHaveAttribute('href', 
      '/zh/x/guide/second/',
    );
  });

  test('are checked for accessibility by F8: faults are marked and listed', async ({ open }) => {
    await writeGuide('Second text.', '<button type="button" id="nameless"></button>');
    const page = await open('/x/guide/');
    await page.locator('#nameless').waitFor();
    // Whose script listens to the key.
    const panel = page.getByRole('region', { name: 'Development' });
    await panel.waitFor();
    await page.keyboard.press('F8');
    await panel.getByText('Buttons must have discernible text').waitFor();
    await expect(page.locator('#nameless')).toHaveAttribute('data-dev-violation', '');
    await panel.getByRole('button', { name: '#nameless' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('nameless');
  });

  test('are accessible with the panel open and a problem shown, and Escape closes the panel', async ({ open }) => {
    await writeGuide('Second text.', 'Second text with [nothing](/x/nothing/).');
    const { page } = await open('/x/guide/second/', { site, bypassCSP: true });
    const summary = page.locator('.dev-panel summary').first();
    await expect.poll(() => problemCount(page)).toBe('1 problem');
    await summary.press('Enter');
    expect(await violationsOf(page, '.dev-panel')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('.dev-panel > details').evaluate((panel) => (panel as HTMLDetailsElement).open)).toBe(
      false,
    );
  });

  test('open nothing for other sites, and nothing outside of the repository', async ({ open }) => {
    const page = await open('/x/guide/');
    const ask = (file: string, headers: Record<string, string>) =>
      fetch(`${site}/__dev/open`, { method: 'POST', headers, body: JSON.stringify({ file }) }).then(
        ({ status }) => status,
      );
    expect(await ask('package.json', {})).toBe(403);
    expect(await ask('package.json', { 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
    const fromPage = (file: string) =>
      page.evaluate(
        async (file) => (await fetch('/__dev/open', { method: 'POST', body: JSON.stringify({ file }) })).status,
        file,
      );
    expect(await fromPage('../../etc/passwd')).toBe(404);
    expect(await fromPage('content/redirects.ts')).toBe(204);
  });
});

test('a deployed site has nothing of it', async ({ open }) => {
  const { page } = await open('/x/react-charts/bars/');
  await expect(page.locator('.dev-panel, #development')).toHaveCount(0);
  expect(await page.evaluate(async () => (await fetch('/__dev/development.js')).status)).toBe(404);
});
