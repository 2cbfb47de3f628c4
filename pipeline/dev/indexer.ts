import { Worker } from 'node:worker_threads';
import type { Locale } from '../../site/locales.ts';
import type { BuildContext } from '../kit/context.ts';
import { buildSearchIndex } from '../search/build.ts';
import type { IndexedDocument } from '../search/documents.ts';
import type { IndexTask } from './index-thread.ts';

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
      const { root, content, out, cache } = context;
      addresses[locale] = await inThread({
        paths: { root, content, out, cache },
        assets,
        locale,
        documents: JSON.stringify(known.get(locale)),
      });
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

/** Runs in a thread, because indexing takes seconds, during which pages must still be served. */
function inThread(task: IndexTask): Promise<string> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./index-thread.ts', import.meta.url), { workerData: task });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
