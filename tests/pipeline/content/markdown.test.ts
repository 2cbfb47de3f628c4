import { describe, expect, it } from 'vitest';
import messages from '../../../locales/en.json' with { type: 'json' };
import { renderMarkdown, type RenderInput } from '../../../pipeline/content/markdown/render.ts';

function render(body: string, change: Partial<RenderInput> = {}) {
  const rendered = renderMarkdown({
    body,
    locale: 'en',
    messages,
    englishIds: null,
    terms: [],
    firstLine: null,
    ...change,
  });
  const html = rendered.article.map((part) => (typeof part === 'string' ? part : `[${part.demo}]`)).join('');
  return { ...rendered, html };
}

const fence = (info: string, ...rows: string[]) => `\`\`\`${info}\n${rows.join('\n')}\n\`\`\`\n`;
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value]) => value);

/** The text that the copy button gives: without elements marked `data-nocopy`. */
function copiedText(html: string): string {
  const code = /<code[^>]*>([\s\S]*?)<\/code>/.exec(html)?.[1] ?? '';
  const kept = code.replace(/<del data-nocopy>.*<\/del>\n?/g, '').replace(/<(\w+) data-nocopy>.*?<\/\1>/g, '');
  const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };
  return kept.replace(/<[^>]+>/g, '').replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

describe('the lines of blocks', () => {
  const body =
    'Text.\n\n<!-- A note. -->\n\n- a\n- b\n\n::demo{name="Hello" height=80}\n\n```ts\nconst a = 1;\n```\n\n## A';

  it('stand before them as comments, counted in the file', () => {
    const { html, headings } = render(body, { firstLine: 6 });
    const places = [...html.matchAll(/<!--(\d+)-->(?:<(\w+)|\[)/g)].map(([, line, name]) => [Number(line), name]);
    expect(places).toEqual([
      [6, 'p'],
      [10, 'ul'],
      [13, undefined],
      [15, 'figure'],
      [19, 'h2'],
    ]);
    expect(headings).toHaveLength(1);
  });

  it('are all that is added', () => {
    expect(render(body).html).not.toContain('<!--');
    expect(render(body, { firstLine: 6 }).html.replace(/<!--\d+-->/g, '')).toBe(render(body).html);
  });
});

describe('headings', () => {
  it.each([
    ['## Two words', 'two-words', 'Two words'],
    ['### The `sx` prop', 'the-sx-prop', 'The sx prop'],
    ['## **Bold** & *more*', 'bold-more', 'Bold & more'],
    ['## Version 8.0?', 'version-8-0', 'Version 8.0?'],
    ['## 树形视图', '树形视图', '树形视图'],
  ])('%s has the id %s', (body, id, text) => {
    const { headings, html } = render(body);
    expect(headings).toEqual([{ id, text, level: body.startsWith('###') ? 3 : 2 }]);
    expect(attributes(html, 'id')).toEqual([id]);
    expect(attributes(html, 'href')).toEqual([`#${id}`]);
  });

  it('with the same text get different ids', () => {
    const ids = render('## A\n\n## A\n\n### A\n\n## A 2\n\n## ?\n\n## !').headings.map(({ id }) => id);
    expect(ids[0]).toBe('a');
    expect(new Set(ids).size).toBe(6);
    expect(ids).not.toContain('');
  });

  it('of a translation reuse the English ids', () => {
    const { headings, html } = render('## 一\n\n### 二\n\n## 三', {
      locale: 'zh',
      englishIds: ['one', 'two', 'three'],
    });
    expect(headings.map(({ id }) => id)).toEqual(['one', 'two', 'three']);
    expect(attributes(html, 'id')).toEqual(['one', 'two', 'three']);
  });

  it('are also found by the ids of their former titles, which a comment names', () => {
    const { html, headings } = render('<!-- formerly: #one #two -->\n## Three\n\n<!-- formerly: #four -->\n### Five');
    expect(attributes(html, 'id')).toEqual(['three', 'one', 'two', 'five', 'four']);
    expect(headings.map(({ id }) => id)).toEqual(['three', 'five']);
    expect(html).not.toContain('formerly');
  });

  it('below level 3 are not in the table of contents', () => {
    expect(render('## A\n\n#### B').headings.map(({ text }) => text)).toEqual(['A']);
  });
});

describe('links', () => {
  it.each([
    ['/x/react-charts/?a=1#bars', '/zh/x/react-charts/?a=1#bars'],
    ['/blog/a-post/', '/blog/a-post/'],
    ['#bars', '#bars'],
    ['https://example.com/x/', 'https://example.com/x/'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
  ])('to %s become %s on a Chinese page, and stay as they are on an English one', (href, chinese) => {
    const inChinese = render(`[a](${href})`, { locale: 'zh' });
    expect(inChinese.problems).toEqual([]);
    expect(attributes(inChinese.html, 'href')).toEqual([chinese]);
    expect(attributes(render(`[a](${href})`).html, 'href')).toEqual([href]);
  });

  it('ignore hash and query in the page key', () => {
    const { links } = render('[a](/x/react-charts/#bars) [b](/api/#c) [d](#e)');
    expect(links.map(({ key, hash }) => `${key}#${hash}`)).toEqual(['/x/react-charts#bars', '/api-docs#c', '#e']);
  });
});

describe('fences', () => {
  it.each<[string, string, string[], string]>([
    [
      'keeps code as written',
      'tsx',
      ['const a = <b>{"&amp;"}</b>;', '', '  f();'],
      'const a = <b>{"&amp;"}</b>;\n\n  f();',
    ],
    ['leaves out prompts', 'bash', ['$ npm install', 'added 1', '$ echo "$ 5"'], 'npm install\nadded 1\necho "$ 5"'],
    ['keeps variables', 'bash', ['$HOME/run', 'echo $ x'], '$HOME/run\necho $ x'],
    ['keeps a dollar sign in other languages', 'text', ['$ 5'], '$ 5'],
    ['leaves out removed lines and the plus', 'diff', ['-old();', '+a - b;', '+  c;'], 'a - b;\n  c;'],
    ['leaves out the markers of unchanged lines', 'diff', [' a();', '-b();', '+c();', '   d();'], 'a();\nc();\n  d();'],
  ])('copying %s (%s)', (name, language, rows, expected) => {
    expect(copiedText(render(fence(language, ...rows)).html)).toBe(expected);
  });

  it('have a Copy button', () => {
    expect(render(fence('tsx', 'a')).html).toMatch(/<button[^>]*>Copy<\/button>/);
  });

  it.each([
    ['tsx {2}', ['b']],
    ['tsx {1,3}', ['a', 'c']],
    ['tsx title="App.tsx" {2-4}', ['b', 'c', 'd']],
    ['text {1,3-4}', ['a', 'c', 'd']],
    ['tsx', []],
  ])('%s marks %j', (info, expected) => {
    const { html } = render(fence(info, 'a', 'b', 'c', 'd', 'e'));
    expect([...html.matchAll(/<mark>(.*?)<\/mark>/g)].map(([, text]) => text)).toEqual(expected);
  });

  it('show their title as plain text', () => {
    expect(render(fence('tsx title="A & <B>.tsx"', 'a')).html).toContain('A &amp; &lt;B&gt;.tsx');
  });

  it('escape no more of their code than HTML demands', () => {
    const { html } = render(fence('text', 'a["&"] > <b>'));
    expect(html).toContain('<code class="language-text">a["&amp;"] > &lt;b></code>');
    expect(copiedText(html)).toBe('a["&"] > <b>');
  });

  it('do not render the attributes for checks', () => {
    const { html } = render(fence('tsx title="a.ts" type="GridColDef" error="TS2345" {1}', 'a'));
    expect(html).toBe(render(fence('tsx title="a.ts" {1}', 'a')).html);
  });
});

describe('blocks', () => {
  it.each(['info', 'success', 'warning', 'error'] as const)('%s have the locale’s title, or their own', (name) => {
    expect(render(`:::${name}\nText\n:::`).html).toContain(`>${messages[`callout.${name}`]}<`);
    expect(render(`:::${name} My \`own\`\nText\n:::`).html).toContain('>My <code>own</code><');
  });

  it.each([
    ['NOTE', 'info'],
    ['IMPORTANT', 'info'],
    ['TIP', 'success'],
    ['WARNING', 'warning'],
    ['CAUTION', 'error'],
  ])('can be written as GitHub’s alert %s', (alert, callout) => {
    const { html, problems } = render(`> [!${alert}]\n> Some *text*.\n>\n> > A quotation.\n\nMore.`);
    const { html: expected } = render(`:::${callout}\nSome *text*.\n\n> A quotation.\n:::\n\nMore.`);
    expect(html).toBe(expected);
    expect(html).toContain(`class="callout ${callout}"`);
    expect(problems).toEqual([]);
  });

  it('of an unknown alert are reported, and quotations stay quotations', () => {
    expect(render('Text\n\n> [!HINT]\n> Text').problems).toMatchObject([{ line: 2 }]);
    expect(render('> [!NOTE] in a sentence').html).toContain('<blockquote>');
  });

  it('with a diagram are a figure, the words beside the place of the drawing', () => {
    const { html, features, problems } = render(':::diagram RowPath\n- One\n:::\n\n:::info A\nB\n:::');
    expect(problems).toEqual([]);
    expect(features).toEqual(['diagram']);
    expect(html).toMatch(
      /^<figure class="diagram"><!-- diagram RowPath --><div>\n<ul>[^]*<\/ul>\n<\/div><\/figure>\n<div class="callout[^]*<\/div>\n$/,
    );
  });

  it.each(['diagram', 'diagram RowWay', 'diagram RowPath 2'])('of the unknown diagram %j are reported', (block) => {
    expect(render(`Text\n\n:::${block}\nText\n:::`).problems).toMatchObject([
      { line: 2, remedy: expect.stringContaining('RowPath') as string },
    ]);
  });

  it('with code have one tab for each fence, the first one selected, and unique names', () => {
    const group = `:::codegroup\n${fence('bash title="npm"', 'a')}${fence('bash title="pnpm"', 'b')}:::\n\n`;
    const { html, features, problems } = render(group + group);
    expect(problems).toEqual([]);
    expect(features).toEqual(['codeGroups']);
    expect(attributes(html, 'value')).toEqual(['npm', 'pnpm', 'npm', 'pnpm']);
    expect([...html.matchAll(/<input[^>]*>/g)].map(([input]) => input.includes(' checked'))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const [first, second, third, fourth] = attributes(html, 'name');
    expect([second, fourth]).toEqual([first, third]);
    expect(first).not.toBe(third);
    expect(attributes(html, 'for')).toEqual(attributes(html, 'id'));
    expect(new Set(attributes(html, 'id')).size).toBe(4);
  });

  it('with code may contain comments', () => {
    const { html, problems } = render(`:::codegroup\n<!-- types: a -->\n${fence('tsx title="A"', 'a')}:::`);
    expect(problems).toEqual([]);
    expect(html).not.toContain('types');
  });

  it.each([fence('bash', 'a'), 'Text\n'])('with code that contain %j are reported', (child) => {
    expect(render(`:::codegroup\n${child}:::`).problems).toMatchObject([{ line: 1 }]);
  });
});

describe('tables', () => {
  const row = '| `otherFieldsProps` `apiRef` |\n| --- |\n| `GridApi<RowModel>` |\n\n`otherFieldsProps`';

  it('have long names that can break at capitals, and other text has none', () => {
    const { html } = render(row);
    expect(html.match(/<code>.*?<\/code>/g)).toEqual([
      '<code>other<wbr>Fields<wbr>Props</code>',
      '<code>apiRef</code>',
      '<code>Grid<wbr>Api&lt;Row<wbr>Model&gt;</code>',
      '<code>otherFieldsProps</code>',
    ]);
  });
});

describe('comments', () => {
  it.each(['<!-- types: a -->', '<!--\na\n\nb\n-->', '  <!-- a -->  '])('are removed: %j', (comment) => {
    expect(render(`One\n\n${comment}\n\nTwo`).html).toBe('<p>One</p>\n<p>Two</p>\n');
  });

  it('do not remove HTML next to them', () => {
    expect(render('<!-- a --><b>One</b><!-- b -->').html).toContain('<b>One</b>');
  });
});

describe('demos', () => {
  it('split the article at their position', () => {
    const { article, demos } = render(
      'Before\n\n::demo{name="BasicBars" height=352}\n\n::demo{name="More2" height=80}\n\nAfter',
    );
    expect(article).toEqual(['<p>Before</p>\n', { demo: 'BasicBars' }, { demo: 'More2' }, '<p>After</p>\n']);
    expect(demos).toMatchObject([
      { name: 'BasicBars', height: 352, line: 2 },
      { name: 'More2', height: 80, line: 4 },
    ]);
  });

  it.each(['::demo{height=80}', '::demo{name="A" height=tall}', '::demo{name="../A" height=80}'])(
    'with the syntax error %s are reported',
    (directive) => {
      expect(render(`Text\n\n${directive}\n`).problems).toMatchObject([{ line: 2 }]);
    },
  );
});
