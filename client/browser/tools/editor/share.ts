/** Code as characters that an address may have: deflated, base64url. */
export async function encodeEdit(code: string): Promise<string> {
  const deflated = new Blob([code]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(deflated).arrayBuffer());
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @returns Null for text that carries no code: a link that was cut off, for example. */
export async function decodeEdit(text: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const inflated = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await new Response(inflated).text();
  } catch {
    return null;
  }
}
