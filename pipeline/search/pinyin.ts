import { SYLLABLES, WORDS, WORDS_OF_ONE } from './pinyin-table.ts';

/** Maximum number of syllables that readers type as one word; they may also type a whole title. */
const MAX_SYLLABLES = 4;

const SYLLABLE_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(SYLLABLES).flatMap(([syllable, characters]) =>
    [...characters].map((character) => [character, syllable] as const),
  ),
);

/** Pinyin of a text, character by character; null for characters that are not in the table. */
export function pinyinOf(text: string): (string | null)[] {
  const characters = [...text];
  return characters.flatMap((character, at) => {
    const before = WORDS[(characters[at - 1] ?? '') + character];
    const word = WORDS[character + (characters[at + 1] ?? '')];
    return word?.split(' ')[0] ?? before?.split(' ')[1] ?? SYLLABLE_OF.get(character) ?? null;
  });
}

/** Pinyin search terms of a text: its words, wherever readers put spaces. */
export function pinyinTerms(text: string): string[] {
  const runs = text.match(/\p{Script=Han}+/gu) ?? [];
  return [...new Set(runs.flatMap(termsOfRun))];
}

function termsOfRun(run: string): string[] {
  const single = [...run].filter((character) => WORDS_OF_ONE.includes(character)).flatMap(pinyinOf);
  return [...single.filter((syllable) => syllable !== null), ...knownParts(pinyinOf(run)).flatMap(joined)];
}

/** Splits a reading at unknown characters. */
function knownParts(syllables: readonly (string | null)[]): string[][] {
  const parts: string[][] = [[]];
  for (const syllable of syllables) {
    if (syllable === null) parts.push([]);
    else parts.at(-1)?.push(syllable);
  }
  return parts;
}

/** All runs of adjacent syllables up to the length of a word, and the whole text. */
function joined(syllables: readonly string[]): string[] {
  const words = syllables.flatMap((_, from) =>
    Array.from({ length: MAX_SYLLABLES - 1 }, (_, more) => syllables.slice(from, from + more + 2)),
  );
  return [...words, syllables].filter(({ length }) => length > 1).map((word) => word.join(''));
}
