import { execFile } from 'node:child_process';
import { cp, readFile, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { guideLines } from '../../../pipeline/cli/report.ts';
import { createContext, type BuildContext } from '../../../pipeline/cache/context.ts';
import { Problems } from '../../../pipeline/kit/problems.ts';
import { findOutdatedTranslations, getFingerprint, reportGuides } from '../../../pipeline/content/outdated.ts';
import { loadContent, type Content } from '../../../pipeline/content/load-content.ts';
import { createDraft } from '../../../pipeline/content/draft.ts';
import { parseFrontMatter } from '../../../pipeline/content/front-matter.ts';
import { textBlocks } from '../../../pipeline/content/markdown/blocks.ts';
import type { TextPiece } from '../../../site/page/text-diff.ts';
import { byLocale } from '../../../site/locales.ts';
import { need } from '../../../site/kit/need.ts';
import { EXAMPLES_VERSION } from '../../../site/versions.ts';
import { EMPTY_SITE, writeFiles } from '../../support/builds.ts';
import { useFolder } from '../../support/folder.ts';

const run = promisify(execFile);

const page = (title: string, body: string) => `---\ntitle: ${title}\ndescription: ${title}.\n---\n\n${body}\n`;

const ENGLISH = page('Rows', 'Rows have cells.\n\n## Height\n\n- one\n- two\n\n:::info Note\nA note.\n:::');
const CHINESE = page('行', '行有单元格。\n\n## 高度\n\n- 一\n- 二\n\n:::info 说明\n一条说明。\n:::');
const KEY = '/x/rows';

const FILES = {
  ...EMPTY_SITE,
  'rows/index.md': ENGLISH,
  'rows/index.zh.md': CHINESE,
};

const inRoot = useFolder();
let context: BuildContext;

beforeEach(async () => {
  context = createContext({ root: inRoot(), content: inRoot('content'), cache: inRoot('cache') });
  await writeFiles(context.content, FILES);
});

const load = () => loadContent(context, new Problems());

/** Records every translation as made from the current English pages, like `npm run translated`. */
async function record(): Promise<void> {
  const { pages } = await load();
  const records = [...pages].map(([key, { sources }]) => [key, getFingerprint(need(sources, 'en').written)]);
  await writeFiles(context.content, { 'translated.zh.json': JSON.stringify(Object.fromEntries(records)) });
}

async function commit(date: string): Promise<void> {
  const env = { ...process.env, GIT_AUTHOR_DATE: `${date}T12:00:00Z`, GIT_COMMITTER_DATE: `${date}T12:00:00Z` };
  const git = (...values: string[]) =>
    run('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...values], { cwd: inRoot(), env });
  await git('init', '--quiet');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', date);
}

const change = (text: string, file = 'rows/index.md') => writeFiles(context.content, { [file]: text });

async function compare() {
  const content: Content = await load();
  const outdated = await findOutdatedTranslations(context, content);
  const reports = new Map(reportGuides(content, outdated).map((report) => [report.locale, report]));
  return { page: outdated.zh.get(KEY), report: need(reports, 'zh') };
}

describe('the blocks of a page', () => {
  it('are headings, paragraphs, lists, tables, fences, demos and callouts', () => {
    const table = '| A | B |\n|---|---|\n| c | d |';
    const body = [
      'One.\nTwo.',
      '<!-- a comment -->',
      '## Three',
      '- a\n- b\n\n  c',
      table,
      '```tsx\nlet a;\n\nlet b;\n```',
      '::demo{name="A" height=80}',
      ':::info Four\nFive.\n\n- six\n:::',
    ].join('\n\n');
    expect(textBlocks(body).map(({ text }) => text)).toEqual([
      'One.\nTwo.',
      '## Three',
      '- a\n- b\n\n  c',
      table,
      '```tsx\nlet a;\n\nlet b;\n```',
      '::demo{name="A" height=80}',
      ':::info Four',
      'Five.',
      '- six',
    ]);
  });
});

describe('a translation whose English page did not change', () => {
  it('is not outdated', async () => {
    await record();
    await commit('2026-01-01');
    await change(CHINESE.replace('行有单元格。', '每行都有单元格。'), 'rows/index.zh.md');
    await change(ENGLISH.replace('## Height', '<!-- for writers -->\n\n## Height'));
    const { page: outdated, report } = await compare();
    expect(outdated).toBeUndefined();
    expect(guideLines(report, { ...byLocale(() => 0), en: 1, zh: 1 })).toEqual([
      'Guides in Chinese: 1 of 1; 1 follow their English page.',
    ]);
  });

  it('with marked texts left is not shown, and the build counts them', async () => {
    await record();
    await writeFiles(context.content, { 'rows/index.zh.md': createDraft(ENGLISH) });
    const { pages } = await load();
    expect(Object.keys(need(pages, KEY).sources)).toEqual(['en']);
    expect(guideLines((await compare()).report, { ...byLocale(() => 0), en: 1, zh: 0 })).toEqual([
      'Guides in Chinese: 0 of 1; 0 follow their English page.',
      '  7 texts to translate: content/rows/index.zh.md',
    ]);
  });
});

describe('a page that names the installed version', () => {
  const text = ENGLISH.replace('cells.', 'cells in {installed-version}.');
  const getText = (pieces: readonly TextPiece[] | null | undefined) => pieces?.map((piece) => piece.text).join('');

  it('shows it, but an update of the packages is no change of the page', async () => {
    await change(text);
    await change(CHINESE.replace('行有', '在 {installed-version} 中，行有'), 'rows/index.zh.md');
    const { en, zh } = need((await load()).pages, KEY).sources;
    expect(en?.body).toContain(`Rows have cells in ${EXAMPLES_VERSION}.`);
    expect(zh?.body).toContain(`在 ${EXAMPLES_VERSION} 中，行有单元格。`);
    const written = parseFrontMatter(text, () => undefined);
    expect(written && en && getFingerprint(en.written)).toBe(written && getFingerprint(written));
    await record();
    expect((await compare()).page).toBeUndefined();
  });

  it('shows it in the changes that a translation lacks', async () => {
    await record();
    await commit('2026-01-01');
    await change(text);
    const { page: outdated } = await compare();
    expect(outdated?.changes.map(({ english }) => getText(english))).toEqual([
      `Rows have cells in ${EXAMPLES_VERSION}.`,
    ]);
  });
});

describe('a translation whose English page changed', () => {
  it('is outdated by the blocks that differ, since the first commit that changed one', async () => {
    await record();
    await commit('2026-01-01');
    await change(ENGLISH.replace('- two', '- three'));
    await commit('2026-02-01');
    await change(ENGLISH.replace('- two', '- three').replace('have cells', 'have many cells'));
    await commit('2026-03-01');
    const { page: outdated } = await compare();
    expect(outdated).toMatchObject({
      since: '2026-02-01',
      changes: [
        {
          translation: '行有单元格。',
          english: [
            { text: 'Rows have ', kind: 'same' },
            { text: 'many ', kind: 'added' },
            { text: 'cells.', kind: 'same' },
          ],
        },
        {
          translation: '- 一\n- 二',
          english: [
            { text: '- one\n- ', kind: 'same' },
            { text: 'two', kind: 'removed' },
            { text: 'three', kind: 'added' },
          ],
        },
      ],
    });
  });

  it.each([
    ['a new block', ENGLISH.replace('## Height', 'A second paragraph.\n\n## Height'), null, 'A second paragraph.'],
    ['a block at the end', `${ENGLISH}\nThe end.\n`, null, 'The end.'],
    ['another description', ENGLISH.replace('Rows.', 'All rows.'), '行.', 'All rows.'],
    ['another text in a callout', ENGLISH.replace('A note.', 'A remark.'), '一条说明。', 'A remark.'],
  ])('is detected even without history: %s', async (what, english, translation, text) => {
    await record();
    await change(english);
    const { page: outdated } = await compare();
    const words = translation === null ? 'added' : 'same';
    expect(outdated).toMatchObject({ since: null, changes: [{ translation, english: [{ text, kind: words }] }] });
  });

  it('reports what it still says of a removed block', async () => {
    await record();
    await commit('2026-01-01');
    await change(ENGLISH.replace('Rows have cells.\n\n', ''));
    expect((await compare()).page?.changes).toEqual([
      { translation: '行有单元格。', english: [{ text: 'Rows have cells.', kind: 'removed' }] },
    ]);
    await rm(inRoot('.git'), { recursive: true });
    expect((await compare()).page?.changes).toEqual([{ translation: '行有单元格。', english: null }]);
  });
});

describe('npm run translated', () => {
  const translated = (...values: string[]) =>
    run(process.execPath, ['pipeline/commands/translated.ts', ...values], { cwd: inRoot() });
  const records = async () =>
    JSON.parse(await readFile(path.join(context.content, 'translated.zh.json'), 'utf8')) as Record<string, string>;

  beforeEach(async () => {
    const { root: own } = createContext();
    for (const name of ['package.json', 'pipeline', 'site'])
      await cp(path.join(own, name), inRoot(name), { recursive: true });
    await symlink(path.join(own, 'node_modules'), inRoot('node_modules'));
    await change(ENGLISH, 'cells/index.md');
    await change(CHINESE, 'cells/index.zh.md');
    await change(ENGLISH, 'columns/index.md');
  });

  it('records the named pages and leaves the others alone', async () => {
    await translated('--all');
    const before = await records();
    expect(Object.keys(before)).toEqual(['/x/cells', KEY]);
    await change(ENGLISH.replace('cells', 'fields'), 'cells/index.md');
    await change(ENGLISH.replace('cells', 'fields'));
    await translated('content/rows/index.zh.md');
    expect((await records())['/x/cells']).toBe(before['/x/cells']);
    expect((await records())[KEY]).not.toBe(before[KEY]);
    expect((await compare()).report.outdated).toMatchObject([{ file: 'content/cells/index.zh.md' }]);
  });

  it('refuses a block that is as it was although its English changed, until somebody says that it holds', async () => {
    await translated('--all');
    await commit('2026-01-01');
    await change(ENGLISH.replace('have cells', 'have fields').replace('A note.', 'A remark.'));
    const told = translated('rows');
    await expect(told).rejects.toThrow('content/rows/index.zh.md:6:\nRows have fields.\n行有单元格。');
    await expect(told).rejects.toThrow('npm run translated -- rows:6,14');
    await change(CHINESE.replace('行有单元格。', '行有字段。'), 'rows/index.zh.md');
    await expect(translated('rows')).rejects.toThrow(/ rows:14$/m);
    await translated('rows:14');
    expect((await compare()).page).toBeUndefined();
  });

  it('records several pages at once, each with the lines that hold', async () => {
    await translated('--all');
    await commit('2026-01-01');
    await change(ENGLISH.replace('A note.', 'A remark.'));
    await change(ENGLISH.replace('have cells', 'have fields'), 'cells/index.md');
    await expect(translated('rows', 'cells')).rejects.toThrow(/ rows:14 cells:6$/m);
    await expect(translated('rows:14', 'cells')).rejects.toThrow(/ -- rows:14 cells:6$/m);
    expect((await compare()).report.outdated).toHaveLength(2);
    await translated('rows:14', 'content/cells/index.zh.md:6');
    expect((await compare()).report.outdated).toEqual([]);
  });

  it.each([[[]], [['nothing/here']], [['rows', '--holds', '14']]])(
    'rejects %j with a usage example',
    async (values) => {
      await expect(translated(...values)).rejects.toThrow(/npm run translated -- react-data-grid\/sorting/);
    },
  );
});

describe('the report of outdated translations', () => {
  it('lists the oldest first, uncommitted changes last', async () => {
    await change(ENGLISH, 'cells/index.md');
    await change(CHINESE, 'cells/index.zh.md');
    await change(ENGLISH, 'columns/index.md');
    await change(CHINESE, 'columns/index.zh.md');
    await record();
    await commit('2026-01-01');
    await change(ENGLISH.replace('A note.', 'B.'), 'rows/index.md');
    await commit('2026-02-01');
    await change(ENGLISH.replace('A note.', 'C.'), 'cells/index.md');
    await commit('2026-03-01');
    await change(ENGLISH.replace('A note.', 'D.').replace('- two', '- 2'), 'columns/index.md');
    expect(guideLines((await compare()).report, { ...byLocale(() => 0), en: 4, zh: 3 })).toEqual([
      'Guides in Chinese: 3 of 4; 0 follow their English page.',
      '  outdated since 2026-02-01 by 1 change: content/rows/index.zh.md',
      '    content/rows/index.zh.md:14: B.',
      '  outdated since 2026-03-01 by 1 change: content/cells/index.zh.md',
      '    content/cells/index.zh.md:14: C.',
      '  outdated by 2 changes: content/columns/index.zh.md',
      '    content/columns/index.zh.md:10: - one - 2',
      '    content/columns/index.zh.md:14: D.',
    ]);
  });

  it('names new blocks in the English page, and removed ones in the translation', async () => {
    await record();
    await commit('2026-01-01');
    await change(ENGLISH.replace('Rows have cells.\n\n', '').replace(':::info', 'A.\n\nB.\n\n:::info'));
    const lines = guideLines((await compare()).report, { ...byLocale(() => 0), en: 1, zh: 1 });
    expect(lines.slice(2)).toEqual([
      '    content/rows/index.zh.md:6: was removed',
      '    content/rows/index.md:11: A.',
      '    content/rows/index.md:13: B.',
    ]);
  });

  it('names translations without a record', async () => {
    const { page: outdated, report } = await compare();
    expect(outdated).toBeUndefined();
    expect(guideLines(report, { ...byLocale(() => 0), en: 1, zh: 1 })).toEqual([
      'Guides in Chinese: 1 of 1; 0 follow their English page.',
      '  not recorded (npm run translated): content/rows/index.zh.md',
    ]);
  });
});
