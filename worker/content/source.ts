import type { Bytes } from '../http/bytes.ts';

/** Where content files are read from: static assets or KV. */
export interface ContentSource {
  /** Name in the log and in `/healthz`. */
  name: string;
  /**
   * Streams a file by path (`contentFolder` in `site/page/page.ts`); null if it does not exist. A retry asks past what a
   * cache has of it. @throws if the source fails.
   */
  open: (path: string, isRetry?: boolean) => Promise<AsyncIterable<Bytes> | null>;
}

/** A source that content is published to while workers run. */
export interface PublishedSource extends ContentSource {
  /** Id of the build last published for this worker; null if there is none. @throws if the source fails. */
  currentBuild: () => Promise<string | null>;
}

/** Read size in bytes: most pages take two reads. */
const PORTION = 64 * 1024;

/** The part of a platform stream that is used here. */
interface ByteStream {
  getReader: (options: { mode: 'byob' }) => {
    read: (into: Bytes) => Promise<{ done: boolean; value?: Bytes | undefined }>;
  };
}

/** Iterates over the bytes of a stream as they arrive. */
export async function* readPortions(stream: ByteStream): AsyncGenerator<Bytes> {
  const reader = stream.getReader({ mode: 'byob' });
  for (;;) {
    const { value, done } = await reader.read(new Uint8Array(PORTION));
    if (done || !value) return;
    yield value;
  }
}
