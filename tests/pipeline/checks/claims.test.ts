import path from 'node:path';
import { expect, describe, it } from 'vitest';
import { checkClaims } from '../../../pipeline/checks/claims/check-claims.ts';
import { createContext } from '../../../pipeline/cache/context.ts';
import { Problems } from '../../../pipeline/kit/problems.ts';
import { loadContent } from '../../../pipeline/content/load-content.ts';
import type { ExportedText, Member, ProductReference } from '../../../site/reference/model.ts';
import { EMPTY_SITE, writeFiles } from '../../support/builds.ts';
import { useFolder } from '../../support/folder.ts';
import { charts, component, prop } from '../reference/charts.ts';

const withDefault = (member: Member, defaultValue: string): Member => ({ ...member, defaultValue });
const type = (name: string, keys: string[]): ExportedText => ({
  name,
  package: '@mui/x-charts',
  deprecated: null,
  keys,
  parameters: [],
});

/** A library with a component, a deprecated one, and two types. */
const library = charts(
  '8.1.0',
  [
    component('Bars', [
      withDefault(prop('gap', 'number'), '0.1'),
      withDefault(prop('layout', 'string'), "'vertical'"),
      withDefault(prop('views', 'string[]'), "['day', 'year']"),
      withDefault(prop('colors', 'string[]'), 'one of a palette that the theme has'),
      prop('onBarClick', '() => void'),
      prop('barLabel', 'string', 'Use `series.barLabel` instead.'),
    ]),
    component('Lines', [prop('curve', 'string')]),
  ],
  { OldBars: 'Use `Bars` instead.' },
);
const products: ProductReference[] = [
  {
    ...library,
    exports: [...library.exports, type('BarOptions', ['gap', 'layout', 'field']), type('FewOptions', ['gap', 'extra'])],
  },
];

const front = '---\ntitle: A\ndescription: B.\ncomponents: Bars\n---\n\n';

const inFolder = useFolder();

/** Checks files of a content folder; those of `a` are a page. @returns Each problem as `file:line: message`. */
async function check(files: Record<string, string>) {
  const content = inFolder('content');
  await writeFiles(content, { ...EMPTY_SITE, 'a/index.md': front, ...files });
  const context = createContext({ content, out: inFolder('dist'), cache: inFolder('cache') });
  const problems = new Problems();
  const counts = await checkClaims(context, { content: await loadContent(context, problems), products }, problems);
  const found = problems.list.map(({ file, line, message }) => `${path.basename(file)}:${line}: ${message}`);
  return { found, counts };
}

/** Problems of the same page in both languages. */
async function checkBoth(english: string, chinese: string): Promise<string[]> {
  const { found } = await check({ 'a/index.md': front + english, 'a/index.zh.md': front + chinese });
  return found;
}

describe('a deprecated name', () => {
  it('is reported in prose, with its line, in both languages', async () => {
    expect(
      await checkBoth('Text.\n\nTake `OldBars`\nor `barLabel`.', '文字。\n\n请用 `OldBars`\n或 `barLabel`。'),
    ).toEqual([
      'index.md:9: `OldBars` is deprecated: Use `Bars` instead.',
      'index.md:10: `barLabel` is deprecated: Use `series.barLabel` instead.',
      'index.zh.md:9: `OldBars` is deprecated: Use `Bars` instead.',
      'index.zh.md:10: `barLabel` is deprecated: Use `series.barLabel` instead.',
    ]);
  });

  it('is reported in fences, demos and guides to messages', async () => {
    const { found } = await check({
      'a/index.md': `${front}\`\`\`tsx\n<Bars\n  barLabel="value"\n/>\n\`\`\`\n`,
      'a/demos/Demo.tsx': "import { Bars } from 'x';\nimport { OldBars } from 'x';\n",
      'reference-errors/x-charts.md': '## a\n\n```text\nOldBars failed.\n```\n\nThe `OldBars` is empty.\n\nFill it.\n',
    });
    expect(found.map((line) => line.replace(/ is.*/, ''))).toEqual([
      'index.md:9: `barLabel`',
      'x-charts.md:7: `OldBars`',
      'Demo.tsx:2: `OldBars`',
    ]);
  });

  it.each([
    ['The deprecated `OldBars` still works.', '已弃用的 `OldBars` 仍然可用。'],
    [
      '| Version 7 | Version 8 |\n|---|---|\n| `OldBars` | `Bars` |',
      '| 版本 7 | 版本 8 |\n|---|---|\n| `OldBars` | `Bars` |',
    ],
    ['## Renamed\n\n`OldBars` is `Bars`.', '## 改名\n\n`OldBars` 是 `Bars`。'],
    ['```diff\n-<OldBars />\n+<Bars />\n```', '```diff\n-<OldBars />\n+<Bars />\n```'],
    ['```tsx\n// Deprecated:\n<OldBars />;\n```', '```tsx\n// Deprecated:\n<OldBars />;\n```'],
  ])('may stand where the text calls it old: %s', async (english, chinese) => {
    expect(await checkBoth(english, chinese)).toEqual([]);
  });
});

describe('a list of keys', () => {
  const table = (...names: string[]) =>
    `| A | B |\n|---|---|\n${names.map((name) => `| \`${name}\` | b |\n`).join('')}`;

  it('has all of them and no others, in both languages', async () => {
    const declared = '<!-- keys: BarOptions -->\n';
    expect(await checkBoth(declared + table('gap', 'layout', 'field'), table('gap', 'layout', 'field'))).toEqual([]);
    expect(await checkBoth(declared + table('gap', 'width'), table('gap', 'layout', 'field', 'x'))).toEqual([
      'index.md:8: The list of `keys: BarOptions` lacks `layout`, `field`.',
      'index.md:8: The list of `keys: BarOptions` has what is none of them: `width`.',
      'index.zh.md:7: The list of `keys: BarOptions` has what is none of them: `x`.',
    ]);
  });

  it('may be running text, and what one type has more than another', async () => {
    const declared = '<!-- keys: BarOptions without FewOptions, field -->\n';
    expect(
      await checkBoth(`${declared}All options but \`layout\` of \`<Bars>\`.`, '除 `layout` 以外的所有选项。'),
    ).toEqual([]);
    expect(await checkBoth(`${declared}All options but \`gap\`.`, '除 `gap` 以外的所有选项。')).toEqual([
      'index.md:8: The list of `keys: BarOptions without FewOptions, field` lacks `layout`.',
      'index.md:8: The list of `keys: BarOptions without FewOptions, field` has what is none of them: `gap`.',
      'index.zh.md:7: The list of `keys: BarOptions without FewOptions, field` lacks `layout`.',
      'index.zh.md:7: The list of `keys: BarOptions without FewOptions, field` has what is none of them: `gap`.',
    ]);
  });

  it('is of a type that the packages export', async () => {
    const { found } = await check({ 'a/index.md': `${front}<!-- keys: BarOptoins -->\n- \`gap\`` });
    expect(found).toEqual([
      'index.md:8: The comment `keys: BarOptoins` names "BarOptoins", which is not an exported type with keys.',
    ]);
  });
});

describe('a stated default', () => {
  it.each([
    ['`gap` is 0.2 by default.', '`gap` 默认为 0.2。'],
    ['`gap` sets the distance, 0.2 of a bar by default.', '`gap` 是间距，默认为 0.2。'],
    ['`gap` defaults to `0.2`.', '`gap` 的默认值是 `0.2`。'],
    ['By default, `gap` is 0.2.', '默认情况下，`gap` 为 0.2。'],
    ['`gap` is a share; the default is 0.2.', '`gap` 是比例，默认值为 0.2。'],
    ['| Prop | Default |\n|---|---|\n| `gap` | 0.2 |', '| 属性 | 默认值 |\n|---|---|\n| `gap` | 0.2 |'],
  ])('is that of the reference: %s', async (english, chinese) => {
    const lines = await checkBoth(english, chinese);
    expect(lines.map((line) => line.replace(/:\d+:/, ':'))).toEqual(
      ['index.md', 'index.zh.md'].map(
        (file) => `${file}: The page says that \`gap\` is 0.2 by default. It is \`0.1\` in Bars.`,
      ),
    );
    expect(await checkBoth(english.replace('0.2', '0.1'), chinese.replace('0.2', '0.1'))).toEqual([]);
  });

  it('may be a string or a list', async () => {
    const right = '`layout` is `vertical` by default. `views` has `year` and `day` by default.';
    expect(await checkBoth(right, '`layout` 默认为 `vertical`。')).toEqual([]);
    expect(
      await checkBoth(right.replace('`year` and ', '`year`, `month` and '), '`layout` 默认为 `none`。'),
    ).toHaveLength(2);
  });

  it('is not compared where it depends, or where nothing is documented; the latter are counted', async () => {
    const text =
      'If the axis is long, `gap` is 0.3 by default.\n\n`colors` is `blue` by default.\n\n`size` is 3 by default.\n\n`gap` is 0.1 by default.\n\nIn version 7, `gap` is 0.5 by default.';
    const { found, counts } = await check({ 'a/index.md': front + text });
    expect(found).toEqual([]);
    expect(counts).toEqual({ compared: 1, unresolved: 2 });
  });
});

describe('a name beside its component', () => {
  it.each([
    ['Use `onClick` of `Bars`.', '请用 `Bars` 的 `onClick`。', 'Bars', 'onClick'],
    ["`Bars`'s `onClick` fires.", '`Bars` 的 `gap` 和 `onClick`。', 'Bars', 'onClick'],
    ['`gap` and `onClick` of the `Bars`.', '`<Bars onClick={…}>`', 'Bars', 'onClick'],
    ['Set `BarOptions.size`.', '`BarOptions.size` 的值。', 'BarOptions', 'size'],
  ])('exists on it: %s', async (english, chinese, owner, name) => {
    expect(await checkBoth(english, chinese)).toEqual([
      `index.md:7: \`${owner}\` has no \`${name}\`.`,
      `index.zh.md:7: \`${owner}\` has no \`${name}\`.`,
    ]);
  });

  it('may be what it has, or what it had', async () => {
    expect(await checkBoth('`onBarClick` and `gap` of `Bars`.', '`Bars` 的 `onBarClick` 和 `gap`。')).toEqual([]);
    expect(await checkBoth('In version 7, `size` of `Bars`.', '版本 7 中 `Bars` 的 `size`。')).toEqual([]);
  });
});
