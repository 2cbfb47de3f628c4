import { stemmer } from 'stemmer';
import type { Synonyms } from './synonyms.ts';
import { getTerms, wordsIn, type Fold } from '../../site/search/words.ts';

/** Finds additional search terms for a text. */
export type FindSynonyms = (text: string) => string[];

/** Finds readers' synonyms for the words of a text, in any inflection. */
export function createSynonyms(table: readonly Synonyms[], fold: Fold): FindSynonyms {
  const termsIn = (text: string) => [...wordsIn(text)].flatMap((word) => getTerms(word, fold));
  const stems = new Map<string, string>();
  const getStem = (term: string): string => {
    const known = stems.get(term) ?? stemmer(term);
    stems.set(term, known);
    return known;
  };
  const toPhrase = (text: string) => ` ${termsIn(text).map(getStem).join(' ')} `;
  const rows = table.map(([onPages, ...readersSay]) => ({
    phrase: toPhrase(onPages),
    terms: readersSay.flatMap(termsIn),
  }));
  return (text) => {
    const phrase = toPhrase(text);
    return [...new Set(rows.filter((row) => phrase.includes(row.phrase)).flatMap(({ terms }) => terms))];
  };
}
