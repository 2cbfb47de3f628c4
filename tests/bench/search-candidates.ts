import { create, insertMultiple, save, search as searchOrama } from '@orama/orama';
import FlexSearch from 'flexsearch';
import MiniSearch from 'minisearch';
import type { IndexedDocument } from '../../pipeline/search/documents.ts';
import { createFold, termsOf, wordsIn } from '../../site/search/words.ts';

/** A search library with an index of one language. */
export interface Candidate {
  /** Entry point, bundled as a browser would load it. */
  entry: string;
  /** The index files as they would be served. */
  files: string[];
  /** Returns places, best first: `/x/page#anchor`. */
  search: (text: string) => Promise<string[]>;
}

const LIMIT = 60;
const fold = createFold('');
/** The same tokenizer for all: whole identifiers, Chinese as character pairs. */
const wordsOf = (text: string): string[] => [...wordsIn(text)].flatMap((word) => termsOf(word, fold));
const placeOf = ({ page, anchor }: IndexedDocument): string => (anchor ? `${page}#${anchor}` : page);
const fieldsOf = (document: IndexedDocument) => ({
  title: `${document.title} ${document.keywords}`,
  page: document.pageTitle,
  text: `${document.text} ${document.names.join(' ')}`,
  code: document.code.join(' '),
});

/** Texts for displaying results. Libraries with the whole index in one file have these in a separate file. */
const shownOf = (documents: readonly IndexedDocument[]): string =>
  JSON.stringify(
    documents.map(({ page, pageTitle, anchor, title, kind, plan, text }) => [
      page,
      pageTitle,
      anchor,
      title,
      kind,
      plan,
      text.slice(0, 170),
    ]),
  );

export const CANDIDATES: Record<string, (documents: readonly IndexedDocument[]) => Promise<Candidate>> = {
  'MiniSearch, whole': (documents) => {
    const index = new MiniSearch({
      fields: ['title', 'page', 'text', 'code'],
      tokenize: wordsOf,
      processTerm: (term) => term,
    });
    index.addAll(documents.map((document, id) => ({ id, ...fieldsOf(document) })));
    const options = { boost: { title: 6, page: 2, code: 0.6 }, prefix: true, fuzzy: 0.2 };
    return Promise.resolve({
      entry: `import MiniSearch from 'minisearch'; globalThis.search = MiniSearch;`,
      files: [JSON.stringify(index), shownOf(documents)],
      search: (text) =>
        Promise.resolve(
          index
            .search(text, options)
            .slice(0, LIMIT)
            .flatMap(({ id }) => placeAt(documents, Number(id))),
        ),
    });
  },
  Orama: async (documents) => {
    const database = create({
      schema: { number: 'number', title: 'string', page: 'string', text: 'string', code: 'string' },
      components: { tokenizer: { language: 'english', normalizationCache: new Map(), tokenize: wordsOf } },
    });
    await insertMultiple(
      database,
      documents.map((document, number) => ({ number, ...fieldsOf(document) })),
      5000,
    );
    return {
      entry: `import { create, load, search } from '@orama/orama'; globalThis.search = { create, load, search };`,
      files: [JSON.stringify(save(database)), shownOf(documents)],
      search: async (term) => {
        const boost = { title: 6, page: 2, text: 1, code: 0.6 };
        const { hits } = await searchOrama(database, { term, tolerance: 1, limit: LIMIT, boost, threshold: 1 });
        return hits.flatMap(({ document }) => placeAt(documents, document.number));
      },
    };
  },
  FlexSearch: async (documents) => {
    const fields = ['title', 'page', 'text', 'code'];
    const index = new FlexSearch.Document<Record<string, string | number>>({
      document: { id: 'id', index: fields.map((field) => ({ field, tokenize: 'forward' as const, encode: wordsOf })) },
    });
    for (const [id, document] of documents.entries()) index.add({ id, ...fieldsOf(document) });
    const files: string[] = [];
    // Its types omit that it returns a promise.
    await (index.export(
      (key: string, data: string) => void files.push(JSON.stringify([key, data])),
    ) as unknown as Promise<void>);
    return {
      entry: `import FlexSearch from 'flexsearch'; globalThis.search = FlexSearch;`,
      files: [...files, shownOf(documents)],
      search: (text) => {
        const found = index.search(text, { limit: LIMIT, suggest: true }).flatMap(({ result }) => result.map(Number));
        return Promise.resolve([...new Set(found)].flatMap((id) => placeAt(documents, id)));
      },
    };
  },
};

function placeAt(documents: readonly IndexedDocument[], at: number): string[] {
  const document = documents[at];
  return document ? [placeOf(document)] : [];
}
