import { Worker } from 'node:worker_threads';
import type { Locale } from '../../site/locales.ts';
import type { BuildContext } from '../context.ts';
import { buildSearchIndex } from '../search/build.ts';
import type { IndexTask } from './index-thread.ts';

/** Makes the search index beside the site: a change of a page does not wait for it. */
export interface Indexer {
  /**
   * Begins to index documents. @returns Address of the newest manifest there is: of these documents, when they are the
   * first ones.
   */
  build: (locale: Locale, documents: string) => Promise<string>;
  /** Addresses of the newest manifests. */
  addresses: () => Partial<Record<Locale, string>>;
  /** Waits until nothing is being indexed. */
  idle: () => Promise<void>;
}

export function createIndexer(context: BuildContext, assets: string): Indexer {
  const addresses: Partial<Record<Locale, string>> = {};
  const wanted = new Map<Locale, string>();
  const known = new Map<Locale, string>();
  let working: Promise<void> = Promise.resolve();
  const work = async () => {
    for (const [locale, documents] of wanted) {
      wanted.delete(locale);
      const { root, content, out, cache } = context;
      addresses[locale] = await inThread({ paths: { root, content, out, cache }, assets, locale, documents });
    }
  };
  return {
    build: async (locale, documents) => {
      const address = addresses[locale];
      if (address === undefined) {
        known.set(locale, documents);
        return (addresses[locale] = await buildSearchIndex(context, assets, locale, documents));
      }
      if (known.get(locale) !== documents) {
        known.set(locale, documents);
        wanted.set(locale, documents);
        working = working.then(work);
      }
      return address;
    },
    addresses: () => addresses,
    idle: () => working,
  };
}

/** Indexes in a thread: it takes seconds, in which pages are asked for. */
function inThread(task: IndexTask): Promise<string> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./index-thread.ts', import.meta.url), { workerData: task });
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}
