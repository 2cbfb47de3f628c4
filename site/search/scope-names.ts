import type { Scope } from './documents.ts';
import type { TextWord } from './words.ts';

/** Readers' names for the libraries. 树 also starts other words (树形数据, 树状), as does tree (tree data). */
const SCOPE_NAMES: readonly (readonly [scope: Scope, names: RegExp])[] = [
  ['x-data-grid', /\b(?:data ?)?grid\b|(?:数据)?表格/gu],
  ['x-date-pickers', /\bdate ?pickers?\b|\bdate and time pickers\b|日期(?:和时间)?选择器/gu],
  ['x-charts', /\bcharts?\b|图表/gu],
  ['x-tree-view', /\btree(?: ?views?)?\b(?! data)|树形(?:视图|控件)|树(?![形图状])/gu],
];

/** A library's name, and its position in a text. */
export interface ScopeName {
  scope: Scope;
  start: number;
  end: number;
}

/** The library names in a folded text, in order. */
export function scopeNamesIn(text: string): ScopeName[] {
  return SCOPE_NAMES.flatMap(([scope, names]) =>
    [...text.matchAll(names)].map(({ 0: name, index: start }) => ({ scope, start, end: start + name.length })),
  ).sort((a, b) => a.start - b.start);
}

/** Splits a word at library names, because Chinese has no spaces around them. `names` must be from the same text. */
export function cutAtScopeNames(
  word: TextWord,
  names: readonly ScopeName[],
): { word: TextWord; scope: Scope | null }[] {
  const within = names.filter(({ start, end }) => start < word.end && end > word.start);
  if (!word.isHan) return [{ word, scope: within[0]?.scope ?? null }];
  const piece = (start: number, end: number, scope: Scope | null) => ({
    word: { ...word, text: word.text.slice(start - word.start, end - word.start), start, end },
    scope,
  });
  const cuts = within.flatMap(({ scope, start, end }, at) => [
    piece(within[at - 1]?.end ?? word.start, start, null),
    piece(start, end, scope),
  ]);
  const last = piece(within.at(-1)?.end ?? word.start, word.end, null);
  return [...cuts, last].filter(({ word: { text } }) => text !== '');
}
