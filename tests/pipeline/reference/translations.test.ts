import { beforeEach, describe, expect, it } from 'vitest';
import * as prerender from '../../../client/components/prerender.tsx';
import { explainTranslations } from '../../../pipeline/cli/report.ts';
import { createContext, type BuildContext } from '../../../pipeline/cache/context.ts';
import { createMemory } from '../../../pipeline/cache/memory.ts';
import { loadMessages } from '../../../pipeline/content/load-messages.ts';
import { Problems } from '../../../pipeline/kit/problems.ts';
import {
  buildReferencePages,
  type BuiltReferencePage,
} from '../../../pipeline/reference/pages/build-reference-pages.ts';
import { listTexts } from '../../../pipeline/reference/texts.ts';
import { loadTranslations, reportTranslations, translateProducts } from '../../../pipeline/reference/translations.ts';
import { referenceDocuments } from '../../../pipeline/search/reference-documents.ts';
import { byLocale } from '../../../site/locales.ts';
import { need } from '../../../site/kit/need.ts';
import type { ComponentReference, Member, ProductReference } from '../../../site/reference/model.ts';
import { writeFiles } from '../../support/builds.ts';
import { useFolder } from '../../support/folder.ts';
import { charts, component, prop } from './charts.ts';

const TYPE = { written: 'string', expanded: null };

const member = (name: string, parts: Partial<Member>): Member => ({ ...prop(name, TYPE.written), ...parts });

const SHELF: ComponentReference = {
  ...component('Shelf', []),
  key: '/x/api/tree-view/shelf',
  description: 'A shelf.',
  deprecated: 'Use a box.',
  props: [
    member('order', { description: 'The order of the `books`.', defaultValue: "'title'" }),
    member('size', { description: 'The size.', defaultValue: '`1` on phones.', deprecated: 'Use a box.' }),
    member('onTake', {
      description: 'Called when a book is taken.',
      signature: {
        parameters: [{ name: 'book', type: TYPE, isOptional: false, description: 'The book.' }],
        returns: { type: TYPE, description: 'The place.' },
      },
    }),
  ],
  slots: [
    {
      name: 'end',
      type: TYPE.written,
      defaultValue: 'End',
      description: 'The end.',
      deprecated: null,
      plan: null,
      props: null,
    },
  ],
  classes: [
    { name: 'root', className: 'Shelf-root', description: 'Styles of the root.', deprecated: null, plan: null },
  ],
};

const PRODUCT: ProductReference = { ...charts('8.0.0', [SHELF]), product: 'x-tree-view' };

/** Constant objects: rendered pages are cached by object identity. */
const LOADED = { products: [PRODUCT], changes: [], next: [], since: [], checks: [], errors: [], sizes: [] };
const STATES = {};
/** A constant list, for the same cache. */
const ERROR_GUIDES: never[] = [];

/** All texts of the shelf except one, in two files. */
const FILES = {
  'reference.zh/one.json': {
    'A shelf.': '书架。',
    'Use a box.': '请改用盒子。',
    'The order of the `books`.': '`books` 的顺序。',
    'The size.': '尺寸。',
    '`1` on phones.': '手机上为 `1`。',
  },
  'reference.zh/two.json': {
    'Called when a book is taken.': '取书时触发的回调。',
    'The book.': '这本书。',
    'The end.': '末端。',
    'Styles of the root.': '应用于根元素的样式。',
  },
};
const LEFT = 'The place.';

const inContent = useFolder();
let context: BuildContext;

beforeEach(() => void (context = createContext({ content: inContent(), memory: createMemory() })));

async function load(files: Record<string, unknown>) {
  const texts = Object.entries(files).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value, null, 2),
  ]);
  await writeFiles(context.content, Object.fromEntries(texts) as Record<string, string>);
  const problems = new Problems();
  return { translations: await loadTranslations(context, problems), problems: problems.list };
}

async function draw(files: Record<string, unknown>): Promise<Record<'en' | 'zh', BuiltReferencePage>> {
  const { translations } = await load(files);
  const built = buildReferencePages(context, {
    loaded: LOADED,
    errorGuides: ERROR_GUIDES,
    playgrounds: { playgrounds: {}, parts: {} },
    propGroups: {},
    translations,
    reference: { products: [], shared: [], renames: {}, migrationGuides: {}, states: STATES },
    messages: await loadMessages(context),
    prerender,
    guides: byLocale(() => []),
    guideAnchors: new Map(),
    guideChanges: new Map(),
  });
  return byLocale((locale) => need(Object.fromEntries(built[locale]), SHELF.key));
}

describe('the texts of an entry', () => {
  it('are all texts from the packages on its page', () => {
    expect(new Set(listTexts(SHELF).map(({ text }) => text))).toEqual(
      new Set([...Object.values(FILES).flatMap((texts) => Object.keys(texts)), LEFT]),
    );
  });
});

describe('a reference page', () => {
  it('is rendered in Chinese, with the texts that are still English marked as such', async () => {
    const { en, zh } = await draw(FILES);
    for (const text of ['书架。', '的顺序。', '手机上为 <code>1</code>。', '取书时触发的回调。', '这本书。', '末端。'])
      expect(zh.html).toContain(text);
    expect(zh.html).toContain('<p><strong>已弃用</strong>：请改用盒子。</p>');
    expect(zh.html.match(/lang="en"/g)).toHaveLength(1);
    expect(zh.html).toContain(`<div lang="en"><p>${LEFT}</p></div>`);
    expect(en.html).not.toMatch(/lang=|书架/);
    expect(en.html).toContain('<p><strong>Deprecated.</strong> Use a box.</p>');
  });

  it('has a notice as long as some of its texts are English', async () => {
    const note = '尚未翻译的说明以英文显示。';
    const before = await draw(FILES);
    expect(before.zh.html).toContain(note);
    expect(before.zh.markdown).toContain(`> ${note}`);
    expect(before.en.html).not.toContain('source-language');
    const { zh } = await draw({ 'reference.zh/three.json': { [LEFT]: '位置。' } });
    expect(zh.html).toContain('位置。');
    expect(zh.html + zh.markdown).not.toContain(note);
  });

  it('has Chinese Markdown and search documents', async () => {
    const { en, zh } = await draw(FILES);
    expect(zh.markdown).toContain('`books` 的顺序。');
    expect(zh.markdown).toContain('**已弃用**：请改用盒子。');
    expect(zh.markdown).toContain('默认值: 手机上为 `1`。');
    expect(zh.markdown).toContain(`<span lang="en">${LEFT}</span>`);
    expect(en.markdown).not.toContain('lang=');
    expect(en.markdown).toContain('The order of the `books`.');
    const documents = referenceDocuments(new Map([[zh.key, zh]]));
    expect(documents.find(({ title }) => title === 'order')?.text).toBe('books 的顺序。');
    expect(documents.find(({ title }) => title === '.Shelf-root')?.text).toBe('应用于根元素的样式。');
  });

  it('is rendered again after a translation changed, and only then', async () => {
    const { zh } = await draw(FILES);
    expect((await draw(FILES)).zh).toBe(zh);
    const { translations } = await load({ ...FILES, 'reference.zh/one.json': { 'A shelf.': '一个架子。' } });
    expect(translations.zh.get('A shelf.')).toBe('一个架子。');
    expect((await draw({})).zh.html).toContain('一个架子。');
  });
});

describe('the report of translations', () => {
  it('counts each text once, and lists missing and outdated ones', async () => {
    const gone = { 'A shelf of old.': '旧书架。' };
    const { translations } = await load({ ...FILES, 'reference.zh/gone.json': gone });
    const report = reportTranslations([PRODUCT, PRODUCT], translations).filter(({ locale }) => locale === 'zh');
    expect(report).toEqual([{ locale: 'zh', texts: 10, untranslated: [LEFT], stale: ['A shelf of old.'] }]);
    expect(explainTranslations(report).split('\n')).toEqual([
      'not in Chinese: "The place."',
      'stale in Chinese: "A shelf of old."',
    ]);
  });

  it('takes a translation for one name alone before that for all, and knows when it is stale', async () => {
    const own = { 'order: The order of the `books`.': '书的次序。', 'shelf: The size.': '书架的尺寸。' };
    const { translations } = await load({ ...FILES, 'reference.zh/own.json': own });
    const report = reportTranslations([PRODUCT], translations);
    expect(report.find(({ locale }) => locale === 'zh')?.stale).toEqual(['shelf: The size.']);
    const { products } = translateProducts([PRODUCT], translations.zh, 'zh');
    const texts = products.flatMap(({ entries }) => entries.flatMap(listTexts)).map(({ text }) => text);
    expect(texts).toContain('书的次序。');
    expect(texts).toContain('尺寸。');
    expect(texts).not.toContain('`books` 的顺序。');
  });

  it('is empty without a reference', async () => {
    expect(reportTranslations([], (await load(FILES)).translations)).toEqual([]);
  });
});

describe('a file of translations', () => {
  it.each([
    ['is no JSON', '{\n  "A shelf.": "书架。"\n  "The size.": "尺寸。"\n}', 3, 'It is not JSON'],
    ['ends too early', '{\n  "A shelf.": "书架。"', 2, 'It is not JSON'],
    ['is no object', '"A shelf."', undefined, 'It is not an object'],
    ['has a number', '{\n  "A shelf.": 1\n}', 2, 'The translation of "A shelf." is not a text'],
    ['has an empty text', '{\n  "A shelf.": " "\n}', 2, 'The translation of "A shelf." is not a text'],
  ])('is rejected if it %s', async (what, text, line, message) => {
    const { problems } = await load({ 'reference.zh/one.json': text });
    expect(problems).toMatchObject([{ file: expect.stringMatching(/reference\.zh\/one\.json$/) as string }]);
    expect(problems[0]?.line).toBe(line);
    expect(problems[0]?.message).toContain(message);
  });

  it('is rejected for a text that another file translates, with the line', async () => {
    const { problems } = await load({
      ...FILES,
      'reference.zh/three.json': '{\n  "The place.": "位置。",\n  "The size.": "大小。"\n}',
    });
    expect(problems).toMatchObject([
      { file: expect.stringMatching(/three\.json$/) as string, line: 3, remedy: 'Keep one of the two.' },
    ]);
    expect(problems[0]?.message).toMatch(/one\.json|two\.json/);
  });
});
