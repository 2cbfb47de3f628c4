import type { BuildInfo } from '../../site/config/build-info.ts';
import { createKeptContent, openBuild, type BuildContent, type WantedPage } from './build-content.ts';
import { followCurrentBuild } from './current-build.ts';
import type { Reading } from './reading.ts';
import type { ContentSource, PublishedSource } from './source.ts';
import { createFailureTracker, type Defer } from './failure-tracker.ts';

/** Gives each request its content. */
export interface ContentStore {
  /** Id of the live build; null in an isolate that has not asked for it yet. Never waits. */
  known: () => string | null;
  /**
   * The content for one request. A fresh isolate waits for the current build id, and meanwhile reads ahead for
   * `wanted`.
   */
  open: (wanted?: WantedPage) => Promise<BuildContent>;
  /** Why readers get less than the latest content; null if all is well. */
  trouble: () => string | null;
}

interface ContentStoreOptions {
  build: Pick<BuildInfo, 'id'>;
  /** Content of the worker's own build. */
  assets: ContentSource;
  /** Source of published content, if there is one. */
  published: PublishedSource | null;
  /** Timeouts in milliseconds: for a file, and for the id of the current build. */
  limits: { file: number; build: number };
  defer: Defer;
}

export function createContentStore(options: ContentStoreOptions): ContentStore {
  const { build, assets, published, limits, defer } = options;
  let files = createFailureTracker(defer);
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
  const builds = createFailureTracker(defer);
  const current = followCurrentBuild({
    source: published,
    limit: limits.build,
    trouble: builds,
    // What a build lacks does not matter once another is current, such as after a rollback: neither what is known
    // to be missing nor what a read that is still under way will report.
    onChange: () => {
      files.forget();
      files = createFailureTracker(defer);
    },
    defer,
  });
  /** Id of the published build to read; null for the deployed copy; undefined before it is known. */
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
    open: async (wanted) => {
      const id = choose();
      if (id !== undefined) return id === null ? readCopy() : readPublished(id);
      // Guess that the current build is the worker's own, which is almost always right.
      const own = readPublished(build.id);
      if (wanted) own.readAhead(wanted);
      await current.ask();
      const found = choose() ?? null;
      if (found === null) return readCopy();
      return found === build.id ? own : readPublished(found);
    },
    trouble: () => files.reason() ?? builds.reason(),
  };
}
