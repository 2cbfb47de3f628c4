import type { NavigationAsset } from '../../site/page/page.ts';

/** Serializes a navigation, see `NavigationAsset`. */
export function writeNavigationFile({ html, ...places }: NavigationAsset): string {
  return `${JSON.stringify({ ...places, html: Buffer.byteLength(html) })}\n${html}`;
}
