import type { Locale } from '../../site/locales.ts';
import type { BuildContext } from '../cache/context.ts';
import { buildSearchIndex } from '../search/build-search.ts';
import type { IndexedDocument } from '../search/guide-documents.ts';

/** Builds the search index in the background, so that rebuilding a page does not wait for it. */
export interface Indexer {
  /**
   * Schedules documents for indexing. @returns URL of the latest manifest, which may be of older documents. Only the
   * first call waits for its own index.
   */
  build: (locale: Locale, documents: readonly IndexedDocument[]) => Promise<string>;
  /** URLs of the latest manifests. */
  addresses: () => Partial<Record<Locale, string>>;
  /** Resolves once no indexing is pending. */
  idle: () => Promise<void>;
}

/** Debounce before changes are indexed, in milliseconds. */
const DEBOUNCE_MS = 500;

export function createIndexer(context: BuildContext, assets: string): Indexer {
  const addresses: Partial<Record<Locale, string>> = {};
  const known = new Map<Locale, readonly IndexedDocument[]>();
  const wanted = new Set<Locale>();
  let working: Promise<void> = Promise.resolve();
  const work = async () => {
    await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
    for (const locale of wanted) {
      wanted.delete(locale);
      addresses[locale] = await buildSearchIndex(context, assets, locale, known.get(locale) ?? []);
    }
  };
  return {
    build: async (locale, documents) => {
      const before = known.get(locale);
      const address = addresses[locale];
      known.set(locale, documents);
      if (address === undefined || before === undefined)
        return (addresses[locale] = await buildSearchIndex(context, assets, locale, documents));
      const isSame = before.length === documents.length && before.every((document, at) => document === documents[at]);
      if (!isSame && !wanted.has(locale)) {
        wanted.add(locale);
        working = working.then(work);
      }
      return address;
    },
    addresses: () => addresses,
    idle: () => working,
  };
}
