import { describe, expect, it } from 'vitest';
import { markTerms } from '../../../site/search/mark.ts';
import { parseQuery } from '../../../site/search/query.ts';
import { createSpelling } from '../../../site/search/spelling.ts';
import { camelTerms, createFold, getTerms, wordsIn } from '../../../site/search/words.ts';

const fold = createFold('樹树節节點点');
const terms = (text: string) => [...wordsIn(text)].flatMap((word) => getTerms(word, fold));

describe('the terms of a text', () => {
  it.each<[text: string, expected: string[]]>([
    ['', []],
    ['The rows of a grid', ['rows', 'grid']],
    ['server-side', ['server', 'side']],
    ['sortModel', ['sortmodel']],
    ['apiRef.current', ['apiref.current', 'apiref', 'current']],
    ['.MuiDataGrid-row', ['muidatagrid-row', 'muidatagrid', 'row']],
    ['@mui/x-charts', ['mui/x-charts', 'mui', 'charts']],
    ['ＤａｔａＧｒｉｄ', ['datagrid']],
    ['展开节点', ['展开', '开节', '节点']],
    ['樹節點', ['树节', '节点']],
    ['如何展开节点', ['展开', '开节', '节点']],
    ['用RichTreeView展开', ['richtreeview', '展开']],
    ['<script>', ['script']],
    ['a'.repeat(60), []],
  ])('%j has the expected terms', (text, expected) => {
    expect(terms(text)).toEqual(expected);
  });

  it.each<[name: string, expected: string[]]>([
    ['getRowHeight', ['row', 'height']],
    ['MuiDataGrid', ['mui', 'data', 'grid']],
    ['HTMLAttributes', ['html', 'attributes']],
    ['column_pinning', ['column', 'pinning']],
    ['Column__Pinning', ['column', 'pinning']],
    ['GRID_TREE_DATA_GROUPING_FIELD', ['grid', 'tree', 'data', 'grouping', 'field']],
    ['unstable_replaceRows', ['unstable', 'replace', 'rows']],
    ['pinning_', []],
    ['_', []],
    ['sorting', []],
  ])('%s also has the parts of its name as terms', (name, expected) => {
    expect([...wordsIn(name)].flatMap((word) => camelTerms(word, fold))).toEqual(expected);
  });
});

describe('a query', () => {
  it('matches its last word as a prefix until a space follows', () => {
    expect(parseQuery('row hei', fold).words.map(({ isPrefix }) => isPrefix)).toEqual([false, true]);
    expect(parseQuery('row hei ', fold).words.map(({ isPrefix }) => isPrefix)).toEqual([false, false]);
  });

  it.each([
    ['prop sortModel', 'prop'],
    ['属性 sortModel', 'prop'],
    ['slot toolbar', 'slot'],
    ['.MuiDataGrid-row', 'class'],
    ['prop', undefined],
    ['sortModel', undefined],
  ])('%j asks for the kind %s', (text, kind) => {
    expect(parseQuery(text, fold).wanted?.kind).toBe(kind);
  });
});

describe('spelling', () => {
  const spelling = createSpelling(['selection', 'section', 'sorting', 'virtualization', 'row', 'tree']);

  it.each([
    ['selction', 'selection'],
    ['virtualizaton', 'virtualization'],
    ['sroting', 'sorting'],
    ['rtee', 'tree'],
    ['qqqqzzzz', undefined],
    ['abc', undefined],
  ])('corrects %s to %s', (typed, meant) => {
    expect(spelling.correct(typed)[0]).toBe(meant);
  });

  it.each([
    ['treeselection', ['tree', 'selection']],
    ['rowsorting', ['row', 'sorting']],
    ['sortingtre', []],
    ['sortingqqqq', []],
    ['tree', []],
  ])('splits %s into %j', (typed, parts) => {
    expect(spelling.split(typed)).toEqual(parts);
  });

  it('corrects nothing to a short word', () => {
    expect(spelling.correct('roww')).toEqual([]);
  });
});

describe('marking', () => {
  const marked = (text: string, ...words: string[]) =>
    markTerms(text, new Set(words), fold)
      .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
      .join('');

  it.each([
    ['The sorting model', ['sorting'], 'The [sorting] model'],
    ['Pass sortModel.', ['sort'], 'Pass [sortModel].'],
    ['server-side data', ['server'], '[server]-side data'],
    ['展开所有节点', ['展开', '节点'], '[展开]所有[节点]'],
    ['樹節點', ['节点'], '樹[節點]'],
    ['', ['a'], ''],
  ])('in %j marks %j', (text, words, expected) => {
    expect(marked(text, ...words)).toBe(expected);
  });
});
