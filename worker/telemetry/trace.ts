import { parseAddress } from '../../site/addresses.ts';
import { getErrorMessage } from '../http/content-error.ts';
import type { Bytes } from '../http/bytes.ts';
import type { Counts } from './counts.ts';
import { log, type RequestFacts } from './log.ts';

/** What a request waits for: names in `Server-Timing` and in the log. */
export type Wait = 'build' | 'manifest' | 'navigation' | 'page' | 'markdown' | 'list' | 'search';

/** Name of the time until the response began. */
const ANSWER = 'answer';

/** Follows one request: what it waits for, and what goes wrong. Logs at most one line about it. */
export interface Trace {
  /** Adds up the time of successive waits for one thing. */
  timer: (wait: Wait) => <T>(underWay: Promise<T>) => Promise<T>;
  /** Passes the body of a response through. The response ends with it. */
  follow: (body: AsyncIterable<Bytes>) => AsyncGenerator<Bytes>;
  fail: (error: unknown, event?: 'error' | 'page broken off') => void;
  /** The response begins. @returns The value of `Server-Timing`. */
  begin: () => string;
  /** The response is handled, and complete unless its body is being followed. */
  end: () => void;
}

interface TraceOptions {
  requestId: string;
  url: string;
  /** Id of the build that the response is made from. */
  build: () => string;
  /** Why the response is made from less than the latest content; null if it is not. */
  trouble: () => string | null;
  /** Threshold above which a response is slow, in milliseconds. */
  slowFrom: number;
  counts: Counts;
}

export function createTrace({ requestId, url, build, trouble, slowFrom, counts }: TraceOptions): Trace {
  const { locale: language, key: page } = parseAddress(new URL(url).pathname);
  const start = Date.now();
  /** The longest wait of each kind, because some responses read hundreds of files. */
  const times = new Map<string, number>();
  let isFollowed = false;
  let isReported = false;
  const facts = (): RequestFacts => ({ requestId, build: build(), language, page, times: Object.fromEntries(times) });
  const count = (event: string, what: string) =>
    counts.event(event, { what, language, page, milliseconds: Date.now() - start });

  const finish = () => {
    if (isReported) return;
    isReported = true;
    const reason = trouble();
    const slow = slowest(times, slowFrom);
    if (reason !== null) {
      log({ event: 'degraded answer', ...facts(), cause: reason });
      count('degraded answer', 'content');
    } else if (slow) {
      log({ event: 'slow answer', ...facts(), cause: `${slow.what} took ${slow.time} ms` });
      count('slow answer', slow.what);
    }
  };

  const fail: Trace['fail'] = (error, event = 'error') => {
    isReported = true;
    const { cause, stack } = error instanceof Error ? error : {};
    log({ event, ...facts(), url, error: getErrorMessage(error), cause: describe(cause), stack });
    count(event, error instanceof Error ? error.name : 'unknown');
  };

  return {
    timer: (wait) => {
      let waited = 0;
      return async (underWay) => {
        const since = Date.now();
        try {
          return await underWay;
        } finally {
          waited += Date.now() - since;
          times.set(wait, Math.max(waited, times.get(wait) ?? 0));
        }
      };
    },
    follow: (body) => {
      isFollowed = true;
      return followBody(body, (error) => isReported || fail(error, 'page broken off'), finish);
    },
    fail,
    begin: () => {
      times.set(ANSWER, Date.now() - start);
      return [...times].map(([what, time]) => `${what};dur=${time}`).join(', ');
    },
    end: () => {
      if (!isFollowed) finish();
    },
  };
}

async function* followBody(body: AsyncIterable<Bytes>, fail: (error: unknown) => void, finish: () => void) {
  try {
    yield* body;
  } catch (error) {
    fail(error);
    throw error;
  } finally {
    finish();
  }
}

/** The longest wait that made a response slow, or all of the time before it began if no single wait did. */
function slowest(times: ReadonlyMap<string, number>, slowFrom: number): { what: string; time: number } | undefined {
  const slow = [...times].map(([what, time]) => ({ what, time })).filter(({ time }) => time >= slowFrom);
  slow.sort((a, b) => b.time - a.time);
  return slow.find(({ what }) => what !== ANSWER) ?? slow[0];
}

function describe(cause: unknown): string | undefined {
  if (cause === undefined) return undefined;
  return cause instanceof Error ? String(cause) : JSON.stringify(cause);
}
