import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { copySite, type SiteCopy } from '../setup/builds.ts';
import { violationsOf } from './axe.ts';
import { useBrowser } from './browser.ts';

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

beforeAll(async () => {
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

afterAll(async () => {
  if (server.exitCode === null) {
    const ended = once(server, 'close');
    server.kill();
    await ended;
  }
  await copy.remove();
});

const browser = useBrowser();

async function open(address: string): Promise<Page> {
  const { page } = await browser.open(address, { site });
  await page.locator('.dev-panel summary').first().waitFor();
  return page;
}

/** Marks the page, so that a reload can be told from a change in place. */
const mark = (page: Page) => page.evaluate(() => void (document.body.dataset.mark = 'kept'));
const isMarked = (page: Page) => page.evaluate(() => document.body.dataset.mark === 'kept');
const problemCount = (page: Page) => page.locator('.dev-panel summary').first().textContent();

beforeEach(async () => {
  for (const name of ['guide/index.md', 'guide/demos/Hello.tsx']) await write(name, CONTENT[name] ?? '');
});

describe('the pages of npm run dev', () => {
  it('show a problem below its block, with a link that opens the line in the editor', async () => {
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

  it('show a problem of a demo below the demo, and one of another page in the panel alone', async () => {
    const page = await open('/x/guide/');
    await write('guide/demos/Hello.tsx', 'export const nothing = 1;\n');
    const note = page.locator('#Hello + .dev-problem');
    await expect.poll(() => note.textContent()).toContain('exports no component');
    const other = await open('/x/guide/second/');
    await expect.poll(() => problemCount(other)).toBe('1 problem');
    expect(await other.locator('.dev-problem').count()).toBe(0);
    await other.locator('.dev-panel summary').first().click();
    expect(await other.locator('.dev-panel li').first().textContent()).toContain('content/guide/demos/Hello.tsx');
  });

  it('change a text in place, and keep the scroll position', async () => {
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

  it('are reloaded for anything else, at the same place with the same parts open', async () => {
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

  it('list untranslated and stale pages', async () => {
    const page = await open('/x/guide/');
    await page.locator('.dev-panel summary').first().click();
    const panel = page.getByRole('region', { name: 'Development' });
    await panel.getByText('1 untranslated').click();
    expect(await panel.getByRole('link', { name: 'content/guide/index.md' }).getAttribute('href')).toBe('/zh/x/guide/');
    await panel.getByText('1 stale').click();
    expect(await panel.getByRole('link', { name: 'content/guide/second/index.zh.md' }).getAttribute('href')).toBe(
      '/zh/x/guide/second/',
    );
  });

  it('are checked for accessibility by F8: faults are marked and listed', async () => {
    await writeGuide('Second text.', '<button type="button" id="nameless"></button>');
    const page = await open('/x/guide/');
    await page.locator('#nameless').waitFor();
    // Whose script listens to the key.
    const panel = page.getByRole('region', { name: 'Development' });
    await panel.waitFor();
    await page.keyboard.press('F8');
    await panel.getByText('Buttons must have discernible text').waitFor();
    expect(await page.locator('#nameless').getAttribute('data-dev-violation')).toBe('');
    await panel.getByRole('button', { name: '#nameless' }).press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('nameless');
  });

  it('are accessible with the panel open and a problem shown, and Escape closes the panel', async () => {
    await writeGuide('Second text.', 'Second text with [nothing](/x/nothing/).');
    const { page } = await browser.open('/x/guide/second/', { site, bypassCSP: true });
    const summary = page.locator('.dev-panel summary').first();
    await expect.poll(() => problemCount(page)).toBe('1 problem');
    await summary.press('Enter');
    expect(await violationsOf(page, '.dev-panel')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('.dev-panel > details').evaluate((panel) => (panel as HTMLDetailsElement).open)).toBe(
      false,
    );
  });

  it('open nothing for other sites, and nothing outside of the repository', async () => {
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

it('a deployed site has nothing of it', async () => {
  const { page } = await browser.open('/x/react-charts/bars/');
  expect(await page.locator('.dev-panel, #development').count()).toBe(0);
  expect(await page.evaluate(async () => (await fetch('/__dev/development.js')).status)).toBe(404);
});
