import { join, type Bytes } from '../http/bytes.ts';
import { ContentError, getErrorMessage } from '../http/content-error.ts';
import { createDeadline, type Wait } from '../http/deadline.ts';
import type { ContentSource } from './source.ts';
import type { FailureTracker } from './failure-tracker.ts';

export interface Reading {
  /** In order of preference. All have the same files. */
  sources: readonly [ContentSource, ...ContentSource[]];
  /** Timeout per file and source, in milliseconds. */
  limit: number;
  report: FailureTracker['report'];
}

/** Consumes the bytes of a file as they arrive. */
export type ReadPortions<T> = (portions: AsyncGenerator<Bytes>, source: ContentSource) => Promise<T>;

/** Reads a whole file from the first source that has it intact. @throws ContentError if none does. */
export async function readWhole<T>(reading: Reading, path: string, parse: (bytes: Bytes) => T): Promise<T> {
  return readFrom(reading.sources, reading, path, async (portions) => {
    let whole: Bytes = new Uint8Array();
    for await (const portion of portions) whole = join(whole, portion);
    return parse(whole);
  });
}

/**
 * Reads a file from the first source for which `read` succeeds.
 *
 * @param check Must succeed before a failed source is used again.
 * @throws ContentError if all sources fail.
 */
export async function readFrom<T>(
  sources: Iterable<ContentSource>,
  { limit, report }: Omit<Reading, 'sources'>,
  path: string,
  read: ReadPortions<T>,
  check: ReadPortions<unknown> = read,
): Promise<T> {
  let failure: ContentError | undefined;
  for (const source of sources) {
    try {
      return await readOnce(source, limit, path, read);
    } catch (cause) {
      failure = toContentError(path, cause);
      report(`${source.name}: ${failure.message}`, () => readOnce(source, limit, path, check, true));
    }
  }
  throw failure ?? new ContentError(path, 'is nowhere');
}

/** Reads a file from one source. @throws Error on failure. */
export async function readOnce<T>(
  source: ContentSource,
  limit: number,
  path: string,
  read: ReadPortions<T>,
  isRetry = false,
): Promise<T> {
  const wait = createDeadline(limit);
  const portions = await wait(path, source.open(path, isRetry));
  if (!portions) throw new ContentError(path, 'is missing');
  return read(waitForEach(path, portions, wait), source);
}

async function* waitForEach(path: string, portions: AsyncIterable<Bytes>, wait: Wait): AsyncGenerator<Bytes> {
  const iterator = portions[Symbol.asyncIterator]();
  for (;;) {
    const next = await wait(path, iterator.next());
    if (next.done) return;
    yield next.value;
  }
}

/** The error to log for an unreadable file. */
export function toContentError(path: string, cause: unknown): ContentError {
  if (cause instanceof ContentError) return cause;
  if (cause instanceof SyntaxError) return new ContentError(path, 'is not valid JSON', { cause });
  return new ContentError(path, `cannot be read: ${getErrorMessage(cause).replace(/\.$/, '')}`, { cause });
}
