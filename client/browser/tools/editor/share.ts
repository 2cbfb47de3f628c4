/** Limit of the code in a link, in bytes: about fifty times the longest demo. */
const MAX_BYTES = 256 * 1024;

/**
 * How many bytes are inflated at once. Browsers inflate whatever they are given as a whole, before anyone can stop them,
 * and deflate packs up to 1,032 bytes into one.
 */
const PIECE_BYTES = 128;

/** The code of a link, or why it cannot be used: truncated or too long. */
export type SharedEdit = { code: string } | { problem: 'broken' | 'large' };

/** Encodes code for a URL: deflated, then base64url. */
export async function encodeEdit(code: string): Promise<string> {
  const deflated = new Blob([code]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Decodes a link's code, up to the limit: a short link could inflate to a thousand times its length. */
export async function decodeEdit(text: string): Promise<SharedEdit> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const inflated = toStream(bytes).pipeThrough(new DecompressionStream('deflate-raw'));
    const code = await readText(inflated, MAX_BYTES);
    return code === null ? { problem: 'large' } : { code };
  } catch {
    return { problem: 'broken' };
  }
}

/** Bytes in small pieces, each of them when it is asked for. */
function toStream(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.subarray(at, (at += PIECE_BYTES)));
    },
  });
}

/** @returns null for more than `limit` bytes; the rest is not read. */
async function readText(stream: ReadableStream<Uint8Array<ArrayBuffer>>, limit: number): Promise<string | null> {
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text;
    text += value;
    if (text.length <= limit) continue;
    await reader.cancel();
    return null;
  }
}
