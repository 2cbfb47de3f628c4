import type { NavigationAsset, PageAsset } from '../../site/page/page.ts';
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

/** Serializes a navigation, see `NavigationAsset`. */
export function writeNavigationFile({ html, ...places }: NavigationAsset): string {
  return `${JSON.stringify({ ...places, html: Buffer.byteLength(html) })}\n${html}`;
}
