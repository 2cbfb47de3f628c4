import { parentPort, workerData } from 'node:worker_threads';
import type { Locale } from '../../site/locales.ts';
import { createContext, type BuildContext } from '../kit/context.ts';
import { buildSearchIndex } from '../search/build.ts';
import type { IndexedDocument } from '../search/documents.ts';

/** Task for an indexing thread. */
export interface IndexTask {
  paths: Pick<BuildContext, 'root' | 'content' | 'out' | 'cache'>;
  assets: string;
  locale: Locale;
  /** `IndexedDocument`s as JSON, which transfers faster than objects. */
  documents: string;
}

const { paths, assets, locale, documents } = workerData as IndexTask;
parentPort?.postMessage(
  await buildSearchIndex(createContext(paths), assets, locale, JSON.parse(documents) as IndexedDocument[]),
);
