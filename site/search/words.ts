import { need } from '../kit/need.ts';
export interface TextWord {
  text: string;
  /** Position in the text it was cut from, in UTF-16 units. */
  start: number;
  end: number;
  /** A run of Chinese, which has no spaces, and so may be several words. */
  isHan: boolean;
}

/**
 * A run of Chinese, or a word that may contain an identifier's joints: `apiRef.current`, `MuiDataGrid-row`,
 * `server-side`.
 */
const WORD =
  /(?<han>\p{Script=Han}+)|[[\p{Letter}\p{Mark}\p{Number}_$]--\p{Script=Han}]+(?:[.\/\-][[\p{Letter}\p{Mark}\p{Number}_$]--\p{Script=Han}]+)*/gv;

/** Parts of a camel-case name: `getRowHTMLId` → get, Row, HTML, Id. */
const CAMEL_PARTS = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})|\p{Number}+/gu;

/** Longest word to index, in characters. */
const MAX_LENGTH = 40;

/** Words in almost every text and query, without information. */
const STOP_WORDS = new Set(
  (
    'a about an and any are as at be been between but by can could did do does each for from get had has have how i if in into is it its let like me my ' +
    'of on only onto or our out should so some such than that the their them then there these they this those to too use used user uses using ' +
    'want was way we what when where which while who why will with without would you your'
  ).split(' '),
);

/** Chinese stop words: they separate words. */
const HAN_STOP_WORDS =
  /怎么样|为什么|根据|怎么|怎样|如何|什么|哪里|哪个|是否|可以|能否|应该|我想|我要|一个|这个|那个|用法|只能|只(?!读)|了|吗|呢|吧|啊|是|在|把|被|将|从|让|请|用|里|中/gu;

/** Chinese connectives, often omitted, so they join their neighbours: 列的宽度 is 列宽度, 年和月 is 年月. */
const HAN_JOINTS = /以及|或者|的|和|与|或|及/gu;

const ASCII = /^[\x20-\x7e]*$/;

/** Normalizes characters as in the index. */
export type Fold = (text: string) => string;

/**
 * Converts full-width forms to ASCII, capitals to lower case, and traditional Chinese characters to simplified ones.
 *
 * @param pairs Each traditional character followed by the simplified one: `樹树圖图`.
 */
export function createFold(pairs: string): Fold {
  const simplified = new Map<string, string>();
  const characters = [...pairs];
  for (let at = 0; at < characters.length; at += 2) simplified.set(need(characters, at), need(characters, at + 1));
  return (text) => {
    const lower = text.toLowerCase();
    // Fast path: most words need nothing else, and every word of every result is folded.
    if (ASCII.test(lower)) return lower;
    return text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/\p{Script=Han}/gu, (character) => simplified.get(character) ?? character);
  };
}

export function* wordsIn(text: string): Generator<TextWord> {
  for (const match of text.matchAll(WORD)) {
    const word = match[0];
    yield {
      text: word,
      start: match.index,
      end: match.index + word.length,
      isHan: match.groups?.['han'] !== undefined,
    };
  }
}

/** The index terms of a word, main one first: the whole identifier, and the words between its joints. */
export function getTerms(word: TextWord, fold: Fold): string[] {
  if (word.isHan) return hanTerms(fold(word.text));
  const parts = word.text.split(/[.\/\-]/).map(fold);
  const isIdentifier = /[.\/]|\p{Ll}\p{Lu}/u.test(word.text);
  const terms = parts.length > 1 && isIdentifier ? [fold(word.text), ...parts] : parts;
  return terms.filter(isTerm);
}

/** Parts of the camel-case names in a word, and of those with underscores; none for a plain word. */
export function camelTerms(word: TextWord, fold: Fold): string[] {
  if (word.isHan || !/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|[\p{L}\p{N}]_+[\p{L}\p{N}]/u.test(word.text)) return [];
  return [...word.text.matchAll(CAMEL_PARTS)].map(([part]) => fold(part)).filter(isTerm);
}

/** Pairs of adjacent characters between stop words. A single character stays alone. */
export function hanTerms(run: string): string[] {
  const pieces = run.replace(HAN_JOINTS, '').replace(HAN_STOP_WORDS, ' ').split(' ').filter(Boolean);
  return pieces.flatMap((piece) => {
    const characters = [...piece];
    if (characters.length === 1) return characters;
    return characters.slice(1).map((character, at) => need(characters, at) + character);
  });
}

function isTerm(term: string): boolean {
  return term.length > 1 && term.length <= MAX_LENGTH && !STOP_WORDS.has(term);
}
