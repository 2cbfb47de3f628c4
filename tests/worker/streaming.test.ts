import { describe, expect, it } from 'vitest';
import { getInside, getTags, readText } from '../support/html.ts';
import { readPortions, useIsolates } from '../support/isolates.ts';

const { read, serveContent, start } = useIsolates();

/** A page with demos, and another page that loads their common files into the isolate's memory. */
const PAGE = '/x/react-tree-view/rich-tree-view/expansion/';
const PAGE_FILE = /expansion\.page$/;
const NEIGHBOUR = '/x/react-tree-view/';

describe.each(['assets', 'kv'] as const)('a page from %s', (source) => {
  const startWith = async () => {
    const content = await serveContent();
    const { port } = content;
    const site = await start(source === 'kv' ? { kvPort: port } : { assetsPort: port });
    return { content, site };
  };

  it('sends head, bar, navigation and title before its own file is read', async () => {
    const { content, site } = await startWith();
    await site.getText(NEIGHBOUR);
    const release = content.hold(PAGE_FILE);
    const response = await site.ask(PAGE);
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
    const answer = readPortions(response);
    const beginning = await answer.until('<div class="side">');
    expect(beginning).toMatch(/<\/head>.*<\/header>.*<\/nav>.*<main/s);
    expect(getTags(beginning, 'link').some(({ rel }) => rel === 'stylesheet')).toBe(true);
    expect(getTags(getInside(beginning, 'nav', { id: 'navigation' }) ?? '', 'a')).toContainEqual(
      expect.objectContaining({ href: PAGE, 'aria-current': 'page' }),
    );
    expect(readText(getInside(beginning, 'h1') ?? '')).toContain('Expansion');
    expect(beginning).not.toContain('<article');
    release();
    const whole = await answer.rest();
    expect(whole).toMatch(/<\/article>.*<\/html>$/s);
    // From memory, and identical.
    const again = await site.ask(PAGE);
    expect([again.headers.has('X-Request-Id'), await again.text()]).toEqual([false, whole]);
  });

  it('starts before the navigation is read, if the isolate lacks it', async () => {
    const { content, site } = await startWith();
    const release = content.hold(/_navigation/);
    const answer = readPortions(await site.ask(PAGE));
    expect(await answer.until('<nav id="navigation"')).toContain('</head>');
    release();
    expect(await answer.rest()).toMatch(/<\/html>$/);
  });

  it('streams its file as it is read, without buffering it', async () => {
    const { content, site } = await startWith();
    await site.getText(NEIGHBOUR);
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
  ])('is not read for %s', async (_, path, status) => {
    const { content, site } = await startWith();
    for (const neighbour of [NEIGHBOUR, '/x/introduction/']) await site.getText(neighbour);
    const before = content.asked.length;
    const response = await site.ask(path, { method: status === 200 ? 'HEAD' : 'GET' });
    await response.text();
    expect(response.status).toBe(status);
    expect(content.asked.slice(before).filter((name) => name.endsWith('.page'))).toEqual([]);
  });
});

it.each(['/x/a_b/', '/x/a%2F..%2Fb/', '/x/.hidden/'])('%s, an invalid page key, reads no file', async (path) => {
  const content = await serveContent();
  const site = await start({ kvPort: content.port });
  expect((await site.ask(path)).status).toBe(404);
  expect(content.asked.filter((name) => name.endsWith('.page'))).toEqual([]);
});

it('an aborted request stops reading, and caches nothing incomplete', async () => {
  const content = await serveContent();
  const site = await start({ assetsPort: content.port });
  const release = content.hold(PAGE_FILE, 'middle');
  const leaving = new AbortController();
  const answer = readPortions(await site.ask(PAGE, { signal: leaving.signal }));
  await answer.until('<article');
  leaving.abort();
  release();
  expect(await site.getText(PAGE)).toMatch(/<\/article>.*<\/html>$/s);
});

it('the CSS of a page’s demos is in an SVG before the article, XML-escaped', async () => {
  const html = await (await start()).getText(PAGE);
  const css = /<svg data-modules="[^"]+"><style>(.*?)<\/style><\/svg><\/div><article/s.exec(html)?.[1] ?? '';
  expect(css.length).toBeGreaterThan(1000);
  expect(css).not.toMatch(/<|&(?!amp;|lt;)/);
  expect(await read(`en${PAGE.slice(0, -1)}.page`)).toContain(css);
});
