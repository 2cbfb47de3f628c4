import type { PageAsset } from '../../site/page.ts';
import { mapHtml } from '../../site/page-file.ts';
import type { Bytes } from '../render/bytes.ts';
import { assertWhole, splitHtmlFile } from './html-file.ts';

/**
 * Reads the file of an address, see `site/page-file.ts`: what its line of JSON says, and of a page, the HTML behind it.
 *
 * @throws SyntaxError when the line is not JSON, RangeError when the HTML is not as long as the line says.
 */
export function readAddressFile(file: Bytes): unknown {
  const { head, html } = splitHtmlFile(file);
  if (!isPageHead(head)) return head;
  let at = 0;
  const page = mapHtml(head, (length) => html.subarray(at, (at += length)));
  assertWhole(html, at);
  return page;
}

function isPageHead(value: unknown): value is PageAsset<number> {
  return typeof value === 'object' && value !== null && 'article' in value && 'demos' in value;
}
