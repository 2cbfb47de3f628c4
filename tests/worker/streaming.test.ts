import { describe, expect, it } from 'vitest';
import { insideOf, tagsOf, textOf } from '../setup/html.ts';
import { PATIENT, readPortions, useIsolates } from '../setup/isolates.ts';

const { read, serveContent, start } = useIsolates();

/** A page with demos, and one that fills the isolate's memory with what they have in common. */
const PAGE = '/x/react-tree-view/rich-tree-view/editing/';
const PAGE_FILE = /editing\.page$/;
const NEIGHBOUR = '/x/react-tree-view/';

describe.each(['assets', 'kv'] as const)('a page that is read from %s', (source) => {
  const startWith = async () => {
    const content = await serveContent();
    const { port } = content;
    const site = await start({ variables: PATIENT, ...(source === 'kv' ? { kvPort: port } : { assetsPort: port }) });
    return { content, site };
  };

  it('begins before its own file has been read: head, bar, navigation, and what it is', async () => {
    const { content, site } = await startWith();
    await site.textOf(NEIGHBOUR);
    const release = content.hold(PAGE_FILE);
    const response = await site.ask(PAGE);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    const answer = readPortions(response);
    const beginning = await answer.until('<div class="side">');
    expect(beginning).toMatch(/<\/head>.*<\/header>.*<\/nav>.*<main/s);
    expect(tagsOf(beginning, 'link').some(({ rel }) => rel === 'stylesheet')).toBe(true);
    expect(tagsOf(insideOf(beginning, 'nav', { id: 'navigation' }) ?? '', 'a')).toContainEqual(
      expect.objectContaining({ href: PAGE, 'aria-current': 'page' }),
    );
    expect(textOf(insideOf(beginning, 'h1') ?? '')).toContain('Editing');
    expect(beginning).not.toContain('<article');
    release();
    const whole = await answer.rest();
    expect(whole).toMatch(/<\/article>.*<\/html>$/s);
    // Remembered, and the same as a whole.
    const again = await site.ask(PAGE);
    expect([again.headers.has('X-Request-Id'), await again.text()]).toEqual([false, whole]);
  });

  it('begins before its navigation has been read, where the isolate does not have it', async () => {
    const { content, site } = await startWith();
    const release = content.hold(/_navigation/);
    const answer = readPortions(await site.ask(PAGE));
    expect(await answer.until('<nav id="navigation"')).toContain('</head>');
    release();
    expect(await answer.rest()).toMatch(/<\/html>$/);
  });

  it('goes out as its file is read, and nothing is gathered first', async () => {
    const { content, site } = await startWith();
    await site.textOf(NEIGHBOUR);
    const release = content.hold(PAGE_FILE, 'middle');
    const answer = readPortions(await site.ask(PAGE));
    const firstHalf = await answer.until('</figure>');
    expect(firstHalf).not.toContain('</article>');
    release();
    expect(await answer.rest()).toMatch(/<\/article>.*<\/html>$/s);
  });

  it.each([
    ['an unknown page', '/x/react-tree-view/nothing/', 404],
    ['an old page', '/x/react-tree-view/getting-started/', 301],
    ['a group', '/x/react-tree-view-group/', 302],
    ['a page without its slash', PAGE.slice(0, -1), 308],
    ['the headers of a page', PAGE, 200],
  ])('is not asked for where %s is wanted', async (_, path, status) => {
    const { content, site } = await startWith();
    for (const neighbour of [NEIGHBOUR, '/x/introduction/']) await site.textOf(neighbour);
    const before = content.asked.length;
    const response = await site.ask(path, { method: status === 200 ? 'HEAD' : 'GET' });
    await response.text();
    expect(response.status).toBe(status);
    expect(content.asked.slice(before).filter((name) => name.endsWith('.page'))).toEqual([]);
  });
});

it('a reader who leaves ends the reading, and nothing half is kept', async () => {
  const content = await serveContent();
  const site = await start({ assetsPort: content.port, variables: PATIENT });
  const release = content.hold(PAGE_FILE, 'middle');
  const leaving = new AbortController();
  const answer = readPortions(await site.ask(PAGE, { signal: leaving.signal }));
  await answer.until('<article');
  leaving.abort();
  release();
  expect(await site.textOf(PAGE)).toMatch(/<\/article>.*<\/html>$/s);
});

it('the CSS of a page’s demos stands as SVG before the article, escaped as its text', async () => {
  const html = await (await start()).textOf(PAGE);
  const css = /<svg data-modules="[^"]+"><style>(.*?)<\/style><\/svg><\/div><article/s.exec(html)?.[1] ?? '';
  expect(css.length).toBeGreaterThan(1000);
  expect(css).not.toMatch(/<|&(?!amp;|lt;)/);
  expect(await read(`en${PAGE.slice(0, -1)}.page`)).toContain(css);
});
