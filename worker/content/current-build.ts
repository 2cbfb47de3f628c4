import { messageOf } from './content-error.ts';
import { createPatience } from './patience.ts';
import type { PublishedSource } from './source.ts';
import type { Defer, Trouble } from './trouble.ts';

/** How long an isolate takes the current build for current, in milliseconds. */
const CURRENT_FOR = 60_000;

const BUILD_ID = /^\w+$/;

/** Which build readers get now. */
export interface CurrentBuild {
  /** Its id, as far as the isolate knows: a newer one is asked for behind the reader. Null where none can be had, undefined before it was asked for. */
  known: () => string | null | undefined;
  /** Asks for it for the first time. */
  ask: () => Promise<void>;
}

interface CurrentBuildOptions {
  source: PublishedSource;
  /** How long a reader may wait for the answer, in milliseconds. */
  limit: number;
  trouble: Trouble;
  defer: Defer;
}

export function followCurrentBuild({ source, limit, trouble, defer }: CurrentBuildOptions): CurrentBuild {
  let id: string | null | undefined;
  let askAgainAt = 0;
  const ask = async () => {
    const found = await createPatience(limit)('It', source.currentBuild());
    if (found === null) throw new Error('It has none for this worker.');
    // It is part of every path that is read from now on.
    if (!BUILD_ID.test(found)) throw new Error('It has something else in its place.');
    id = found;
  };
  const askOrReport = async () => {
    askAgainAt = Date.now() + CURRENT_FOR;
    try {
      await ask();
    } catch (error) {
      // The last one that was known serves on.
      id ??= null;
      trouble.report(`${source.name}, asked for the current build: ${messageOf(error)}`, ask);
    }
  };
  return {
    known: () => {
      trouble.retryWhenDue();
      if (id !== undefined && Date.now() >= askAgainAt) defer(askOrReport());
      return id;
    },
    ask: askOrReport,
  };
}
