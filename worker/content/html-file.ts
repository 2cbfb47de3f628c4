import type { Bytes } from '../render/bytes.ts';

const LINE_FEED = 10;

/**
 * Cuts a file into what its line of JSON says and the HTML behind it, which is not copied: it stays a view of the file's
 * bytes. What has no line of HTML is JSON alone.
 *
 * @throws SyntaxError when the line is not JSON.
 */
export function splitHtmlFile(file: Bytes): { head: unknown; html: Bytes } {
  const end = file.indexOf(LINE_FEED);
  const start = end < 0 ? file.byteLength : end + 1;
  const head: unknown = JSON.parse(new TextDecoder().decode(file.subarray(0, start)));
  return { head, html: file.subarray(start) };
}

/** @throws RangeError when the HTML is not as long as the file's line says: something of it was lost. */
export function assertWhole(html: Bytes, length: number): void {
  if (html.byteLength !== length)
    throw new RangeError(`The HTML has ${html.byteLength} bytes, where ${length} were written.`);
}
