import { getErrorMessage } from '../http/content-error.ts';
import { createDeadline } from '../http/deadline.ts';
import type { PublishedSource } from './source.ts';
import type { Defer, FailureTracker } from './failure-tracker.ts';

/** How long an isolate trusts the current build id before it asks again, in milliseconds. */
const CURRENT_FOR = 60_000;

const BUILD_ID = /^\w+$/;

/** Tracks which build is live. */
export interface CurrentBuild {
  /** The last known id; refreshed in the background. Null if there is none, undefined before the first `ask`. */
  known: () => string | null | undefined;
  /** Asks for it the first time. */
  ask: () => Promise<void>;
}

interface CurrentBuildOptions {
  source: PublishedSource;
  /** Timeout in milliseconds. */
  limit: number;
  trouble: FailureTracker;
  /** The build has changed after the first `ask`. */
  onChange: () => void;
  defer: Defer;
}

export function followCurrentBuild({ source, limit, trouble, onChange, defer }: CurrentBuildOptions): CurrentBuild {
  let id: string | null | undefined;
  let askAgainAt = 0;
  const ask = async () => {
    const found = await createDeadline(limit)('It', source.currentBuild());
    if (found === null) throw new Error('It has none for this worker.');
    // The id becomes part of every path.
    if (!BUILD_ID.test(found)) throw new Error('It has something else in its place.');
    const isChange = id !== undefined && id !== found;
    id = found;
    if (isChange) onChange();
  };
  const askOrReport = async () => {
    askAgainAt = Date.now() + CURRENT_FOR;
    try {
      await ask();
    } catch (error) {
      // Keep serving the last known build.
      id ??= null;
      trouble.report(`${source.name}, asked for the current build: ${getErrorMessage(error)}`, ask);
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
