import { describe, expect, it } from 'vitest';
import messages from '../../../locales/en.json' with { type: 'json' };
import { readGlossary, selectTerms } from '../../../pipeline/content/glossary.ts';
import type { PageFolder } from '../../../pipeline/content/load-content.ts';
import { renderMarkdown as render } from '../../../pipeline/content/markdown/render.ts';
import type { Locale } from '../../../site/locales.ts';
import type { ArticlePart } from '../../../site/page/page.ts';

const ENGLISH = `Words.

## All libraries

### Slot

A place. See [Parts](/x/react-data-grid/parts/#slots) and [others](/x/react-charts/parts/).

### Callback

A function, as on [Life](/x/react-date-pickers/life/).

## Grid

### Row group

Rows. See [Groups](/x/react-data-grid/groups/).

### Group

<!-- except: group by -->

A row. See [Rows](/x/react-data-grid/rows/).

### Axis

<!-- forms: axes -->

A line. See [Rows](/x/react-data-grid/rows/).
`;

const CHINESE = `词。

## 所有库

### 插槽 (slot)

位置。

### 回调

函数。

## 表格

### 行组

行。

### 组 (group)

<!-- except: 组件 -->

一行。

### 轴

线。
`;

const source = (body: string) => ({ body });
const glossary = readGlossary(
  new Map([
    ['/x/common-concepts/glossary', { sources: { en: source(ENGLISH), zh: source(CHINESE) } } as unknown as PageFolder],
  ]),
);

const toHtml = (article: ArticlePart[]) => article.filter((part) => typeof part === 'string').join('');

/** The texts of the links to terms, with their anchors. */
function linkTerms(
  body: string,
  { key = '/x/react-data-grid/page', locale = 'en' }: { key?: string; locale?: Locale } = {},
): string[] {
  const terms = selectTerms(glossary[locale], key);
  const { article } = render({ body, locale, messages, englishIds: null, terms, firstLine: null });
  return [...toHtml(article).matchAll(/<a class="term" href="[^"]*\/glossary\/#([^"]*)">([^<]*)<\/a>/g)].map(
    ([, anchor, text]) => `${text}#${anchor}`,
  );
}

describe('the first use of a term', () => {
  it.each([
    ['in a sentence', 'A slot is there. The slot again.', ['slot#slot']],
    ['as a plural, and with a capital', 'Slots have callbacks.', ['Slots#slot', 'callbacks#callback']],
    ['in a list and in a table', '- a slot\n\n| A |\n|---|\n| callback |', ['slot#slot', 'callback#callback']],
    ['in a form of its own', 'Both axes are there.', ['axes#axis']],
    ['as the longest that fits', 'A row group and a group.', ['row group#row-group', 'group#group']],
  ])('is linked %s', (_, body, links) => {
    expect(linkTerms(body)).toEqual(links);
  });

  it.each([
    ['in a heading', '## The slot'],
    ['in the head of a table', '| Slot |\n|---|\n| a |'],
    ['in code', 'Write `slot`.\n\n```text\nslot\n```'],
    ['in a link', 'See [the slot](/x/react-charts/) and its slot.'],
    ['beside a link to it', 'A slot: see [slots](/x/react-charts/).'],
    ['in part of a word', 'The slotted, micro-slot and slot.js.'],
    ['in a phrase that means something else', 'You group by a column.'],
    ['in the last section', 'Text.\n\n## Next\n\n- [Charts](/x/react-charts/): a slot.'],
  ])('is not linked %s', (_, body) => {
    expect(linkTerms(body)).toEqual([]);
  });

  it('is linked in Chinese, which has no spaces', () => {
    expect(linkTerms('组件有插槽和组。', { locale: 'zh' })).toEqual(['插槽#slot', '组#group']);
  });

  it('is linked to the page in the language', () => {
    const terms = selectTerms(glossary.zh, '/x/react-charts/bars');
    const { article, links } = render({
      body: '回调。',
      locale: 'zh',
      messages,
      englishIds: null,
      terms,
      firstLine: null,
    });
    expect(toHtml(article)).toContain('href="/zh/x/common-concepts/glossary/#callback"');
    expect(links).toEqual([{ key: '/x/common-concepts/glossary', hash: 'callback', line: 0 }]);
  });
});

describe('a page', () => {
  it.each([
    ['/x/react-data-grid/page', ['slot#slot', 'group#group', 'axis#axis']],
    ['/x/react-charts/page', ['slot#slot']],
    ['/x/react-data-grid/parts', ['group#group', 'axis#axis']],
    ['/x/react-data-grid/rows', ['slot#slot']],
    ['/x/common-concepts/glossary', []],
  ])('%s links the terms of its library that it does not explain', (key, links) => {
    expect(linkTerms('A slot, a group and an axis.', { key })).toEqual(links);
  });

  it('has no links without a glossary', () => {
    expect(selectTerms(readGlossary(new Map()).en, '/x/react-data-grid/page')).toEqual([]);
  });
});
