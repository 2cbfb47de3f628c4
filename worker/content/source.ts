import type { Bytes } from '../render/bytes.ts';

/** Where files of content are read from: static assets, and KV. */
export interface ContentSource {
  /** What the log and `/healthz` call it. */
  name: string;
  /** The bytes of a file as they come, by its path (`contentFolder` in `site/page.ts`); null when there is none. @throws when the source fails. */
  open: (path: string) => Promise<AsyncIterable<Bytes> | null>;
}

/** A source to which content is published while workers run. */
export interface PublishedSource extends ContentSource {
  /** Id of the build that was published last for this worker; null where none was. @throws when the source fails. */
  currentBuild: () => Promise<string | null>;
}

/** Bytes that are read at a time: most pages come in two portions. */
const PORTION = 64 * 1024;

/** As much of a stream of the platform as is needed here. */
interface ByteStream {
  getReader: (options: { mode: 'byob' }) => {
    read: (into: Bytes) => Promise<{ done: boolean; value?: Bytes | undefined }>;
  };
}

/** The bytes of a stream as they come. */
export async function* portionsOf(stream: ByteStream): AsyncGenerator<Bytes> {
  const reader = stream.getReader({ mode: 'byob' });
  for (;;) {
    const { value, done } = await reader.read(new Uint8Array(PORTION));
    if (done || !value) return;
    yield value;
  }
}
