import type { BuildInfo } from '../../site/build-info.ts';
import type { Locale } from '../../site/locales.ts';
import { createKeptContent, openBuild, type BuildContent } from './build-content.ts';
import { followCurrentBuild } from './current-build.ts';
import type { Reading } from './reading.ts';
import type { ContentSource, PublishedSource } from './source.ts';
import { createTrouble, type Defer } from './trouble.ts';

/** Content, as one request after the other finds it. */
export interface ContentStore {
  /** Id of the build that readers get now; null in an isolate that has not asked for it. Waits for nothing. */
  known: () => string | null;
  /** The content for one request. An isolate that knows no build yet waits for one, and reads ahead meanwhile what the page needs. */
  open: (page?: { locale: Locale; key: string }) => Promise<BuildContent>;
  /** Why readers get less than what was published last; null while all is well. */
  trouble: () => string | null;
}

interface ContentStoreOptions {
  build: Pick<BuildInfo, 'id'>;
  /** Where the content of the worker's own build is. */
  assets: ContentSource;
  /** Where content is published besides, if anywhere. */
  published: PublishedSource | null;
  /** How long a reader waits in milliseconds: for a file, and for the id of the current build. */
  limits: { file: number; build: number };
  defer: Defer;
}

export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { build, assets, published, limits, defer } = options;
  const files = createTrouble(defer);
  const kept = createKeptContent();
  const read = (id: string, sources: Reading['sources']) =>
    openBuild(id, { sources, limit: limits.file, report: files.report }, kept);
  const readCopy = () => read(build.id, [assets]);
  if (!published) {
    const known = () => {
      files.retryWhenDue();
      return build.id;
    };
    return { known, open: () => Promise.resolve(readCopy()), trouble: files.reason };
  }
  const builds = createTrouble(defer);
  const current = followCurrentBuild({ source: published, limit: limits.build, trouble: builds, defer });
  /** Id of the published build to read, null for the deployment's own copy, undefined before it was asked for. */
  const choose = () => {
    files.retryWhenDue();
    const id = current.known();
    return id !== undefined && files.reason() !== null ? null : id;
  };
  const readPublished = (id: string) => read(id, id === build.id ? [published, assets] : [published]);
  return {
    known: () => {
      const id = choose();
      return id === undefined ? null : (id ?? build.id);
    },
    open: async (page) => {
      const id = choose();
      if (id !== undefined) return id === null ? readCopy() : readPublished(id);
      // The current build is hardly ever another one than the worker's own.
      const own = readPublished(build.id);
      if (page) own.readAhead(page.locale, page.key);
      await current.ask();
      const found = choose() ?? null;
      if (found === null) return readCopy();
      return found === build.id ? own : readPublished(found);
    },
    trouble: () => files.reason() ?? builds.reason(),
  };
}
