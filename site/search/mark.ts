import { camelTerms, wordsIn, type Fold } from './words.ts';

export interface MarkedPiece {
  text: string;
  isMarked: boolean;
}

/** A compound word. */
const JOINED = /[.\/\-]|\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u;

/** Splits a text into pieces, marking the words of a query. */
export function markTerms(text: string, terms: ReadonlySet<string>, fold: Fold): MarkedPiece[] {
  const isMarked = new Array<boolean>(text.length).fill(false);
  const mark = (from: number, to: number) => isMarked.fill(true, from, to);
  for (const word of wordsIn(text)) {
    if (word.isHan) markHan(word.text, terms, fold, (from, to) => mark(word.start + from, word.start + to));
    else if (terms.has(fold(word.text))) mark(word.start, word.end);
    else if (JOINED.test(word.text)) {
      for (const part of word.text.matchAll(/[^.\/\-]+/g)) {
        const ofPart = { ...word, text: part[0] };
        const isFound = terms.has(fold(part[0])) || camelTerms(ofPart, fold).some((term) => terms.has(term));
        if (isFound) mark(word.start + part.index, word.start + part.index + part[0].length);
      }
    }
  }
  return splitPieces(text, isMarked);
}

/** Chinese terms are pairs of characters, at any position. */
function markHan(run: string, terms: ReadonlySet<string>, fold: Fold, mark: (from: number, to: number) => void): void {
  const folded = fold(run);
  for (let at = 0; at < folded.length - 1; at += 1) if (terms.has(folded.slice(at, at + 2))) mark(at, at + 2);
}

function splitPieces(text: string, isMarked: readonly boolean[]): MarkedPiece[] {
  const pieces: MarkedPiece[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && isMarked[at] === isMarked[from]) continue;
    pieces.push({ text: text.slice(from, at), isMarked: isMarked[from] ?? false });
    from = at;
  }
  return text === '' ? [] : pieces;
}
