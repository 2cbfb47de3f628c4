import type { NavigationAsset } from '../../site/page/page.ts';
import type { Bytes } from '../http/bytes.ts';
import { isRecord } from '../../site/kit/need.ts';

const LINE_FEED = 10;

/**
 * Parses a navigation file: a line of JSON, followed by the HTML, which is not copied.
 *
 * @throws SyntaxError for an invalid line, RangeError if the HTML does not have the length stated there.
 */
export function readNavigationFile(file: Bytes): NavigationAsset<Bytes> {
  const end = file.indexOf(LINE_FEED);
  const head: unknown = JSON.parse(new TextDecoder().decode(file.subarray(0, Math.max(0, end))));
  if (!isNavigationHead(head)) throw new SyntaxError('The line has another form than this worker reads.');
  const html = file.subarray(end + 1);
  if (html.byteLength !== head.html)
    throw new RangeError(`The HTML has ${html.byteLength} bytes, where ${head.html} were written.`);
  return { ...head, html };
}

function isNavigationHead(value: unknown): value is NavigationAsset<number> {
  return isRecord(value) && 'links' in value && 'html' in value;
}
