import type { NavigationAsset } from '../../site/page.ts';
import type { Bytes } from '../render/bytes.ts';
import { assertWhole, splitHtmlFile } from './html-file.ts';

/**
 * Reads the file of a navigation: a line of JSON, and its HTML behind it.
 *
 * @throws SyntaxError when the line is not JSON, RangeError when the HTML is not as long as the line says.
 */
export function readNavigationFile(file: Bytes): unknown {
  const { head, html } = splitHtmlFile(file);
  if (!isNavigationHead(head)) return head;
  assertWhole(html, head.html);
  return { ...head, html };
}

function isNavigationHead(value: unknown): value is NavigationAsset<number> {
  return typeof value === 'object' && value !== null && 'links' in value && 'html' in value;
}
