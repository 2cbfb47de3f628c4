import type { PageAsset } from '../../site/page/page.ts';
import { mapHtml } from '../../site/page/page-file.ts';

/** Serializes a page, see `site/page/page-file.ts`. */
export function writePageFile(asset: PageAsset): string {
  const pieces: string[] = [];
  const head = mapHtml(asset, (html) => {
    pieces.push(html);
    return Buffer.byteLength(html);
  });
  return `${JSON.stringify(head)}\n${pieces.join('')}`;
}
