import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { BRITISH_WORDS } from '../../../../pipeline/checks/prose/english.ts';
import { parseGlossary } from '../../../../pipeline/checks/prose/glossary.ts';
import { createEntriesLinter, createProseLinter, type ProsePage } from '../../../../pipeline/checks/prose/lint.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../..');
const glossary = parseGlossary(readFileSync(path.join(ROOT, 'docs/writing.md'), 'utf8'));
const lint = createProseLinter(glossary);

const END = '## What to read next\n\n- [One](/x/one/): what comes first.\n- [Two](/x/two/): what comes then.\n';
const CHINESE_END = '## 延伸阅读\n\n- [一](/x/one/)：首先要读的内容。\n- [二](/x/two/)：然后要读的内容。\n';

/** A page whose body starts at line 6. */
const page = (body: string, end = END, description = 'A sentence.'): ProsePage => ({
  file: 'content/page/index.md',
  text: `---\ntitle: A title\ndescription: ${description}\n---\n\n${body}\n\n${end}`,
});

const chinese = (body: string, end = CHINESE_END): ProsePage => ({
  ...page(body, end, '一句话。'),
  file: 'content/page/index.zh.md',
});

describe('prose in English', () => {
  it.each([
    ['praise', 'This is powerful.', '"powerful"'],
    ['a word that belittles', 'You can simply set it.', '"simply"'],
    ['a filler', 'It is a very small number.', '"very"'],
    ['an abbreviation', 'Set a side, e.g. the start.', '"e.g."'],
    ['the first person', 'Here we set a prop.', '"we"'],
    ['the future', 'The grid will scroll.', '"will"'],
    ['a short form', "The grid doesn't scroll.", '"doesn\'t"'],
    ['an exclamation mark', 'It scrolls!', 'exclamation'],
    ['two spaces', 'It  scrolls.', 'two spaces'],
    ['a space before a comma', 'It scrolls , and stops.', 'before a punctuation mark'],
    ['a word twice', 'It is is there.', 'twice'],
    ['a curly apostrophe', 'It is the user’s grid.', 'plain punctuation'],
    ['British spelling', 'Choose a colour.', 'British'],
    ['a name from code', 'Set rowHeight to 40.', '"rowHeight"'],
    ['a component from code', 'Render a TreeItem.', '"TreeItem"'],
    ['a term that the glossary avoids', 'Tick the check boxes.', 'checkboxes'],
    ['a term of the package', 'Host it on Github.', 'GitHub'],
    ['a heading with capitals', '## Select Some Rows', '"Some"'],
    ['a heading without one', '## select rows', 'Begin it with a capital'],
    ['a heading with a period', '## Select rows.', 'punctuation mark'],
    ['a heading with an id', '## Select rows {#rows}', '"{#" in a heading'],
    ['a level of headings that is left out', '### Select rows', 'Write "##"'],
    ['the title of a callout', ':::info Select Some Rows\nText.\n:::', '"Some"'],
    ['a reader of the application', 'A reader clicks a row.', '"user"'],
    ['readers at the start', 'Readers click a row.', '"user"'],
    ['a demo that does so', 'The demo does so.', 'Say what'],
    ['demos of some kind that do so', 'Set it; the demos with two months do so.', 'Say what'],
    ['what belongs into', 'It belongs\ninto the theme.', '"belongs in"'],
    ['things under each other', 'Two charts under each other.', '"one above the other"'],
    ['what stands beside', 'The list stands beside it.', '"is"'],
    ['what stands in a place', 'The values stand in a row.', '"is"'],
    ['no and any more', 'It has no `hook` any more.', '"no longer"'],
    ['a mode before its name', 'In the mode `single`, it sorts.', 'in "in `multiple` mode"'],
    ['so that nobody', 'It is there so that nobody asks.', 'what users do'],
    ['a hyphen for a dash', 'Two parts - one whole.', 'en dash'],
    ['a hyphen at the end of a line', 'Two parts -\none whole.', 'en dash'],
    ['an em dash', 'Two parts—one whole.', 'en dash'],
    ['two hyphens', 'Two parts -- one whole.', 'en dash'],
    ['a small letter in the head of a table', '| Prop | what it does |\n|---|---|\n| `a` | one |', '"what it does"'],
    ['a package without its version', '`npm install @mui/x-data-grid`', '"@mui/x-data-grid" without'],
    ['a package in the latest version', '`pnpm add @mui/x-charts-pro@latest`', '"@mui/x-charts-pro@latest" without'],
    ['any other package without its version', '`yarn add dayjs@1 rasterizehtml`', '"rasterizehtml" without'],
    ['a long sentence', `It ${'goes on and '.repeat(20)}ends.`, 'sentence length'],
    ['a long paragraph', 'One. Two. Three. Four. Five.', '5 sentences'],
  ])('reports %s: %s', async (name, body, words) => {
    const problems = await lint(page(body));
    expect(problems).toMatchObject([{ file: 'content/page/index.md', line: 6 }]);
    expect(`${problems[0]?.message} ${problems[0]?.remedy}`).toContain(words);
    expect(problems[0]?.remedy).not.toBe('');
  });

  it.each([
    ['a word in a list', 'One.\n\n- two\n- simply', 9],
    ['a word in a table', '| A | B |\n|---|---|\n| c | simply |', 8],
    ['the second line of a paragraph', 'One\nsimply two.', 7],
    ['a word in a callout', ':::info\nIt is simply there.\n:::', 7],
    ['a word after a fence', '```tsx\nconst a = 1;\n```\n\nSimply two.', 10],
  ])('reports the line of %s', async (name, body, line) => {
    expect(await lint(page(body))).toMatchObject([{ line }]);
  });

  it('checks title and description', async () => {
    const { file, text } = page('One.', END, 'A powerful sentence.');
    expect(await lint({ file, text: text.replace('A title', 'A title.') })).toMatchObject([{ line: 2 }, { line: 3 }]);
  });

  it.each([
    ['code', 'Set `simply` or `rowHeight`.\n\n```tsx\nconst we = "simply  powerful!";\n```'],
    ['names with a capital inside', 'VoiceOver on macOS and iOS, TalkBack and NVDA read it.'],
    ['an address', '[One](/x/simply/powerful/)'],
    ['a demo', '::demo{name="SimplyPowerful" height=200}'],
    ['an id in the code of a heading', '## Headings with `{#rows}`'],
    ['names in a heading', '## Data Grid and Date Range Picker in React'],
    ['four sentences', 'One. Two. Three. Four.'],
    ['users, screen readers and screen-reader texts', 'A user hears a screen reader, and screen\nreaders differ.'],
    ['idioms', 'In `single` mode, are there any more rows? An id stands for a row, one above the other.'],
    ['a demo with a comma before "do so"', 'Cache it, as the demo does, or let a library do so.'],
    ['an en dash, a hyphen in a word and a list', 'Two parts – one well-made whole:\n\n- one\n- two'],
    ['a title in a link', '[Data Grid - Sorting](/x/react-data-grid/sorting/)'],
    ['code and capitals in the head of a table', '| Prop | `a` | 2 | |\n|---|---|---|---|\n| small | b | c | d |'],
    [
      'a package with its major version',
      '```bash\nnpm install @mui/x-data-grid@8 dayjs@1 && npm run dev\nyarn add @mui/x-charts@^8.1.0\n```',
    ],
    ['a package outside of a command', 'Import from `@mui/x-data-grid`.'],
    ['what a comment says', '<!-- types:\ndeclare const simply: Powerful;\n\n```\n-->\n\nOne.'],
  ])('accepts %s', async (name, body) => {
    expect(await lint(page(body))).toEqual([]);
  });
});

describe('commands', () => {
  it('must install packages with a version, one command per line, in both languages', async () => {
    const fence = '```bash title="npm"\nnpm ci\nnpm install react@19 @mui/x-charts @mui/x-data-grid-pro\n```';
    expect(await lint(page(fence))).toMatchObject([{ line: 8 }, { line: 8 }]);
    expect(await lint(chinese(fence), page(fence))).toMatchObject([{ line: 8 }, { line: 8 }]);
  });

  it('must do so in the guides to messages, too, but not in the messages', async () => {
    const lintGuides = createEntriesLinter(glossary);
    const guide = '## a\n\n```text\nRun npm install b.\n```\n\nIt is missing.\n\nInstall it: `npm install b`.\n';
    const file = 'content/reference-errors/x-charts.md';
    expect(await lintGuides({ file, text: guide })).toMatchObject([{ line: 9 }]);
    expect(await lintGuides({ file, text: guide.replace('b`', 'b@1`') })).toEqual([]);
  });
});

describe('titles and descriptions', () => {
  it('a title uses a hyphen, a description a dash', async () => {
    const { file, text } = page('One.', END, 'Two - one.');
    expect(await lint({ file, text: text.replace('A title', 'Grid - Rows') })).toMatchObject([{ line: 3 }]);
  });
});

describe('code on a page', () => {
  const demos = [1, 2, 3].map((name) => `::demo{name="Demo${name}" height=200}\n`).join('\n');

  it.each([
    ['three demos', demos, 1],
    ['two demos', demos.replace(/^.*\n/, ''), 0],
    ['three demos and a fence', `${demos}\n\`\`\`tsx\na;\n\`\`\``, 0],
    ['three demos and a reason', `${demos}\n<!-- no fence: all is said -->`, 0],
    ['three demos and no reason', `${demos}\n<!-- no fence: -->`, 1],
  ])('with %s is checked: a fence, or a reason for none, is required after three demos', async (name, body, count) => {
    expect(await lint(page(body))).toHaveLength(count);
  });

  it('is not checked again in a translation', async () => {
    expect(await lint(chinese(demos), page(demos))).toEqual([]);
  });
});

describe('the end of a page', () => {
  it.each([
    ['another section', '## Last words\n\nText.', 'does not end in'],
    ['one link', '## What to read next\n\n- [One](/x/one/): what comes first.', '1 links'],
    ['five links', `## What to read next\n\n${'- [One](/x/one/): what comes first.\n'.repeat(5)}`, '5 links'],
    ['links alone', '## What to read next\n\n- [One](/x/one/)\n- [Two](/x/two/)', 'stands alone'],
    ['nothing', '', 'without a link'],
  ])('is reported if it has %s', async (name, end, words) => {
    const problems = await lint(page('One.', end));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(words);
  });

  it.each([
    [
      'links to several pages',
      '## What to read next\n\n- [One](/x/one/) and\n  [two](/x/two/): both at\n  once.\n- [Three](/x/three/): more.',
    ],
    ['a link in a page without sections', 'The [overview](/x/one/) has the basics.'],
  ])('may have %s', async (name, end) => {
    expect(await lint(page('One.', end))).toEqual([]);
  });
});

describe('prose in Chinese', () => {
  it.each([
    ['Han next to Latin', '使用React渲染。', 'React'],
    ['Han next to code', '设置`items`。', '`items`'],
    ['half-width punctuation', '打开,然后关闭。', '打开，然后关闭'],
    ['a familiar address', '你可以设置它。', '"您"'],
    ['the first person', '我们设置它。', '"我们"'],
    ['an exclamation mark', '完成！', 'exclamation'],
    ['praise', '它非常强大。', '"强大"'],
    ['a form that the glossary avoids', '使用钩子。', '"Hook"'],
    ['a long sentence', `它${'一直继续下去'.repeat(25)}。`, 'sentence length'],
    ['a long paragraph', '一。二。三。四。五。', '5 sentences'],
  ])('reports %s: %s', async (name, body, words) => {
    const problems = await lint(chinese(body), page('One.'));
    expect(problems).toMatchObject([{ file: 'content/page/index.zh.md', line: 6 }]);
    expect(`${problems[0]?.message} ${problems[0]?.remedy}`).toContain(words);
  });

  it('reports a wrong title of the last section', async () => {
    const problems = await lint(chinese('一。', CHINESE_END.replace('延伸阅读', '相关内容')), page('One.'));
    expect(problems).toMatchObject([{ line: 8 }]);
  });

  it('reports a section that does not use the glossary’s translation of an English term', async () => {
    const english = page('One.\n\n## Two\n\nSet the checkbox.');
    const problems = await lint(chinese('一。\n\n## 二\n\n设置选择框。'), english);
    expect(problems).toMatchObject([{ line: 8 }]);
    expect(problems[0]?.message).toContain('复选框');
    expect(await lint(chinese('一。\n\n## 二\n\n设置复选框。'), english)).toEqual([]);
  });

  it.each(['用 React 和 `items` 渲染 12 个节点。', '迷你图没有坐标轴。', '[展开](/x/one/)：见下文（包括 Pro 版）。'])(
    'accepts %s',
    async (body) => {
      expect(await lint(chinese(body), page('One.'))).toEqual([]);
    },
  );
});

describe('prose in a language without rules', () => {
  const portuguese = (body: string): ProsePage => ({ ...page(body), file: 'content/page/index.pt.md' });

  it('is only compared with the blocks of the English page', async () => {
    expect(await lint(portuguese('Isto é powerful!'), page('One.'))).toEqual([]);
    expect(await lint(portuguese('Um.\n\nDois.'), page('One.'))).toMatchObject([{ file: 'content/page/index.pt.md' }]);
  });

  it('is not checked in the explanations of messages', async () => {
    const lintEntries = createEntriesLinter(glossary);
    const entry = { file: 'content/reference-errors/x-charts.md', text: 'This is powerful.' };
    expect(await lintEntries(entry)).toHaveLength(1);
    expect(await lintEntries({ ...entry, file: 'content/reference-errors/x-charts.pt.md' }, entry)).toEqual([]);
  });
});

describe('the blocks of a translation', () => {
  const fence = (code: string) => `\`\`\`tsx\n${code}\n\`\`\`\n\n`;
  const english =
    `One.\n\n## Two\n\n${fence("const label = 'Rows'; // the rows")}- three\n- four\n\n` +
    ':::info\nFive.\n:::\n\n:::diagram RowPath\nSeven.\n:::\n\n| A | B |\n|---|---|\n| c | d |\n\n::demo{name="Six" height=200}\n';
  const translation =
    `一。\n\n## 二\n\n${fence("const label = '行'; // 这些行")}- 三\n- 四\n\n` +
    ':::info\n五。\n:::\n\n:::diagram RowPath\n七。\n:::\n\n| 甲 | 乙 |\n|---|---|\n| 丙 | 丁 |\n\n::demo{name="Six" height=200}\n';

  it('match those of the English page', async () => {
    expect(await lint(chinese(translation), page(english))).toEqual([]);
  });

  it.each([
    ['a heading that is missing', '## 二\n\n', '', 'heading ##', 8],
    ['a paragraph in two', '五。', '五。\n\n又五。', 'paragraph', 20],
    ['a fence that is missing', /```[\s\S]*```/, '', 'fence "tsx"', 12],
    ['a fence of another language', '```tsx', '```ts', 'fence "tsx"', 10],
    ['other code', 'const label', 'let label', 'code differs', 10],
    ['a callout that is missing', /:::info\n(.*)\n:::/, '$1', 'block ":::info"', 17],
    ['a table with another row', '| 丙 | 丁 |', '| 丙 | 丁 |\n| 戊 | 己 |', 'table of 2 rows and 2 columns', 25],
    ['another diagram', 'RowPath', 'AxisParts', 'block ":::diagram RowPath"', 21],
    [
      'a table with another column',
      /\| 甲[\s\S]*丁 \|/,
      '| 甲 | 乙 | 己 |\n|---|---|---|\n| 丙 | 丁 | 庚 |',
      'table of 2 rows and 2 columns',
      25,
    ],
    ['a list with an item less', '- 三\n', '', 'list item', 16],
    ['another demo', 'name="Six"', 'name="Seven"', '::demo{name="Six" height=200}', 29],
    ['a heading too many', '## 二', '## 二\n\n## 三', 'fence "tsx"', 10],
  ])('are rejected with %s', async (name, from, to, words, line) => {
    const changed = translation.replace(from, to);
    expect(changed).not.toBe(translation);
    const problems = await lint(chinese(changed), page(english));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.message).toContain(words);
    expect(problems[0]?.line).toBe(line);
  });
});

describe('the glossary', () => {
  it('knows the inflections of a term', () => {
    const table =
      '| English | Chinese | Not |\n|---|---|---|\n| prop | 属性 (prop) | attribute, 道具 |\n| row | 行 | |\n';
    expect(parseGlossary(table)).toEqual([
      { english: 'prop', chinese: ['属性', 'prop'], avoid: ['attribute', '道具'] },
      { english: 'row', chinese: ['行'], avoid: [] },
    ]);
  });

  it.each([
    ['without a table', '# Terms\n'],
    ['with a line without Chinese', '| English | Chinese | Not |\n|---|---|---|\n| row | | |\n'],
  ])('is rejected %s', (name, text) => {
    expect(() => parseGlossary(text)).toThrow('docs/writing.md');
  });
});

describe('the interface texts', () => {
  it('follow the spelling rules of pages', () => {
    expect(readFileSync(path.join(ROOT, 'locales/en.json'), 'utf8').match(BRITISH_WORDS) ?? []).toEqual([]);
  });
});
