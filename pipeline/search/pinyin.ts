import { customPinyin, pinyin } from 'pinyin-pro';

/** Words that the dictionary reads differently: 行 alone is a table row, but 执行 means to run. */
customPinyin({
  行: 'háng',
  执行: 'zhí xíng',
  进行: 'jìn xíng',
  运行: 'yùn xíng',
  并行: 'bìng xíng',
  行为: 'xíng wéi',
  可行: 'kě xíng',
  粘: 'zhān',
  回调: 'huí diào',
});

/** Words of one character: 列固定 is found by `lie guding`. */
const WORDS_OF_ONE = '列行轴';

/** Maximum number of syllables that readers type as one word; they may also type a whole title. */
const MAX_SYLLABLES = 4;

/** Pinyin of a text in Chinese, character by character: without tones and with `u` for `ü`, as people type it. */
export function readPinyin(text: string): string[] {
  return pinyin(text, { toneType: 'none', type: 'array' }).map((syllable) => syllable.replace('ü', 'u'));
}

/** Pinyin search terms of a text: its words, wherever readers put spaces. */
export function pinyinTerms(text: string): string[] {
  const runs = text.match(/\p{Script=Han}+/gu) ?? [];
  return [...new Set(runs.flatMap(termsOfRun))];
}

function termsOfRun(run: string): string[] {
  const syllables = readPinyin(run);
  const single = syllables.filter((_, at) => WORDS_OF_ONE.includes([...run][at] ?? ''));
  return [...single, ...joined(syllables)];
}

/** All runs of adjacent syllables up to the length of a word, and the whole text. */
function joined(syllables: readonly string[]): string[] {
  const words = syllables.flatMap((_, from) =>
    Array.from({ length: MAX_SYLLABLES - 1 }, (_, more) => syllables.slice(from, from + more + 2)),
  );
  return [...words, syllables].filter(({ length }) => length > 1).map((word) => word.join(''));
}
