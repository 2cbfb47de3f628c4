import type { PageAsset } from '../../site/page/page.ts';
import { mapHtml } from '../../site/page/page-file.ts';

/** Parses a page's file, with its HTML as text. */
export function pageOfFile(file: Buffer): PageAsset {
  const end = file.indexOf('\n');
  let at = end + 1;
  const page = JSON.parse(file.toString('utf8', 0, end)) as PageAsset<number>;
  return mapHtml(page, (length) => file.toString('utf8', at, (at += length)));
}
