import MiniSearch from 'minisearch';
import { expect, it } from 'vitest';
import { weightOfScore } from '../../../site/search/index-files.ts';
import { createFold, getTerms, wordsIn } from '../../../site/search/words.ts';
import type { IndexedDocument } from '../../../pipeline/search/guide-documents.ts';
import { scoreTerms } from '../../../pipeline/search/score-words.ts';

const SUBJECTS = ['Sorting rows', 'Filtering', 'Pinned columns', 'Keyboard', 'Sorting by hand'];
const SENTENCES = [
  'Rows keep their order.',
  'A column that sorts rows is marked, and rows that sort are not.',
  'Press a key.',
  '',
];

/** Sections of a single page, so that only title and text affect the score. */
const DOCUMENTS = Array.from({ length: 40 }, (_, at): IndexedDocument => ({
  kind: 'guide',
  plan: 'community',
  page: '/x/react-data-grid/sorting',
  pageTitle: '',
  anchor: `part-${at}`,
  title: SUBJECTS[at % SUBJECTS.length] ?? '',
  text: `${SENTENCES[at % SENTENCES.length]} ${SENTENCES[(at * 7) % 3]}`,
  names: [],
  code: [],
  keywords: '',
  headings: '',
  isForeign: false,
  share: 1,
}));

// Decision 0010 explains why the site does not use MiniSearch itself.
it('terms have the same weights as in MiniSearch', () => {
  const fold = createFold('');
  const index = new MiniSearch<{ id: number; title: string; text: string }>({
    fields: ['title', 'text'],
    tokenize: (text) => [...wordsIn(text)].flatMap((word) => getTerms(word, fold)),
    processTerm: (term) => term,
  });
  index.addAll(DOCUMENTS.map(({ title, text }, id) => ({ id, title, text })));
  const scored = [...scoreTerms(DOCUMENTS, fold, () => [])];
  expect(scored.length).toBeGreaterThan(15);
  for (const [term, { documents, total }] of scored) {
    const results = index.search(term, { boost: { title: 6 }, tokenize: (text) => [text] });
    const expected = new Map(results.map(({ id, score }) => [id as number, weightOfScore(score)]));
    expect(new Map(documents.map(({ document, weight }) => [document, weight])), term).toEqual(expected);
    expect(total, term).toBe([...expected.values()].reduce((sum, weight) => sum + weight, 0));
  }
});
