import type { PageAsset } from '../../site/page.ts';
import { mapHtml } from '../../site/page-file.ts';
import type { Bytes } from '../render/bytes.ts';

const LINE_FEED = 10;

/**
 * Reads the file of an address, see `site/page-file.ts`: what its line of JSON says, and of a page, the HTML behind it. HTML
 * is not copied: it stays a view of the file's bytes.
 *
 * @throws SyntaxError when the line is not JSON, RangeError when the HTML is not as long as the line says.
 */
export function readAddressFile(file: Bytes): unknown {
  const end = file.indexOf(LINE_FEED);
  const start = end < 0 ? file.byteLength : end + 1;
  const head: unknown = JSON.parse(new TextDecoder().decode(file.subarray(0, start)));
  if (!isPageHead(head)) return head;
  let at = start;
  const page = mapHtml(head, (length) => file.subarray(at, (at += length)));
  if (at !== file.byteLength)
    throw new RangeError(`The HTML has ${file.byteLength - start} bytes, where ${at - start} were written.`);
  return page;
}

function isPageHead(value: unknown): value is PageAsset<number> {
  return typeof value === 'object' && value !== null && 'article' in value && 'demos' in value;
}
