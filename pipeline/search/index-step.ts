import type { Locale } from '../../site/locales.ts';
import { defineStep, asIs } from '../cache/step.ts';
import { buildIndex } from './build-index.ts';
import type { IndexedDocument } from './guide-documents.ts';

interface IndexInput {
  locale: Locale;
  /** `IndexedDocument`s as JSON, in the order of the site. */
  documents: string;
}

/** Builds the index of one language: its manifest, and its files by name. */
export const indexStep = defineStep({
  name: 'search',
  code: import.meta.url,
  keep: 'disk',
  inThread: true,
  inputs: { locale: asIs, documents: asIs },
  make: ({ locale, documents }: IndexInput) => {
    const { manifest, files } = buildIndex(JSON.parse(documents) as IndexedDocument[], locale);
    return { manifest, files: [...files] };
  },
});
