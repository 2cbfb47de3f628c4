import type { AddressAsset, PageAsset } from '../../site/page.ts';
import { mapHtml } from '../../site/page-file.ts';
import type { Bytes } from '../../worker/render/bytes.ts';
import { readAddressFile } from '../../worker/content/address-file.ts';

/** What the file of an address says, its HTML as text. */
export function textsOfFile(file: Bytes): AddressAsset {
  const asset = readAddressFile(file) as AddressAsset<Bytes>;
  return asset.kind === 'page' ? mapHtml(asset, (html) => Buffer.from(html).toString()) : asset;
}

/** The same, of a page. @throws Error when the file is of another kind. */
export function pageOfFile(file: Bytes): PageAsset {
  const asset = textsOfFile(file);
  if (asset.kind !== 'page') throw new Error(`Expected a page, and read a ${asset.kind}.`);
  return asset;
}
