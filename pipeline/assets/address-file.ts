import type { AddressAsset } from '../../site/page.ts';
import { mapHtml } from '../../site/page-file.ts';

/** An address as the text of its file, see `site/page-file.ts`. */
export function writeAddressFile(asset: AddressAsset): string {
  if (asset.kind !== 'page') return `${JSON.stringify(asset)}\n`;
  const pieces: string[] = [];
  const head = mapHtml(asset, (html) => {
    pieces.push(html);
    return Buffer.byteLength(html);
  });
  return `${JSON.stringify(head)}\n${pieces.join('')}`;
}
