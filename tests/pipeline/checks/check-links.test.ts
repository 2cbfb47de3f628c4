import { describe, expect, it } from 'vitest';
import messages from '../../../locales/en.json' with { type: 'json' };
import { checkLinks, type LinkedPage } from '../../../pipeline/checks/links.ts';
import { Problems } from '../../../pipeline/kit/problems.ts';
import { renderMarkdown as render } from '../../../pipeline/content/markdown/render.ts';

/** Number of lines before a page's body in these tests. */
const BODY_LINE = 4;

function getPage(key: string, body: string): LinkedPage {
  const { links, headings, demos } = render({
    body,
    locale: 'en',
    messages,
    englishIds: null,
    terms: [],
    firstLine: null,
  });
  const anchors = new Set([...headings.map(({ id }) => id), ...demos.map(({ name }) => name)]);
  return { key, file: `content${key}/index.md`, bodyLine: BODY_LINE, links, anchors };
}

/** Problems of a page that links to `/x/there` (with headings and a demo) and to `/x/api/charts` (generated). */
function check(body: string) {
  const there = getPage('/x/there', '## Two words\n\n### Café\n\n::demo{name="BasicBars" height=200}\n');
  const pages = new Map([getPage('/x/here', body), there].map((page) => [page.key, page]));
  const problems = new Problems();
  checkLinks(pages, (key) => pages.has(key) || key === '/x/api/charts' || key === '/api-docs', problems);
  return problems.list;
}

describe('checkLinks', () => {
  it.each([
    '[a](/x/there/)',
    '[a](/x/there/#two-words)',
    '[a](/x/there/#BasicBars)',
    '[a](/x/there/#café)',
    '[a](/x/there/#caf%C3%A9)',
    '[a](#one)\n\n## One',
    '[a](/x/here/#one)\n\n## One',
    '[a](/x/api/charts/#props)',
    '[a](/api/)',
    '[a](https://example.com/x/nowhere/#a)',
    '[a](mailto:a@example.com)',
    'no link: /x/nowhere/',
    '`[a](/x/nowhere/)`',
  ])('accepts %j', (body) => {
    expect(check(body)).toEqual([]);
  });

  it.each([
    ['[a](/x/nowhere/#two-words)', '/x/nowhere/'],
    ['[a](/api/nowhere/)', '/api/nowhere/'],
    ['[a](/x/there/#Two-words)', '#Two-words'],
    ['[a](#two-words)', '#two-words'],
  ])('reports %s and names %s', (body, name) => {
    const problems = check(body);
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(name);
    expect(problems[0]?.remedy).not.toBe('');
  });

  it.each([
    ['a paragraph', '\n\n[a](/x/nowhere/)\n', 3],
    ['the last line of a paragraph', 'One\ntwo\n[a](/x/nowhere/)\n', 3],
    ['a list', '- one\n- [a](/x/nowhere/)\n', 2],
    ['a quotation', '> One\n>\n> [a](#none)\n', 3],
    ['a callout', ':::info\nText\n\n[a](#none)\n:::\n', 4],
    ['a table', '| a | b |\n|---|---|\n| c | d |\n| e | [f](/x/nowhere/) |\n', 4],
  ])('reports file and line of a link in %s', (name, body, line) => {
    expect(check(body)).toMatchObject([{ file: 'content/x/here/index.md', line: BODY_LINE + line }]);
  });

  it('reports all broken links at once', () => {
    expect(check('[a](/x/a/) [b](/x/b/)\n\n[c](#c)').map(({ line }) => line)).toEqual([5, 5, 7]);
  });
});
