/** Longest code that a link may carry, in bytes: some fifty times the longest demo. */
const MAX_BYTES = 256 * 1024;

/** Code of a link, or why it carries none: it was cut off, or it is too long. */
export type SharedEdit = { code: string } | { problem: 'broken' | 'large' };

/** Code as characters that an address may have: deflated, base64url. */
export async function encodeEdit(code: string): Promise<string> {
  const deflated = new Blob([code]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads no more than an edit may have: a short link can carry a thousand times its length. */
export async function decodeEdit(text: string): Promise<SharedEdit> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const code = await readText(inflated, MAX_BYTES);
    return code === null ? { problem: 'large' } : { code };
  } catch {
    return { problem: 'broken' };
  }
}

/** @returns Null for more than `limit` bytes; what comes behind them is not read. */
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
