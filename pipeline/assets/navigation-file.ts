import type { NavigationAsset } from '../../site/page.ts';

/** A navigation as the text of its file, see `NavigationAsset`. */
export function writeNavigationFile({ html, ...places }: NavigationAsset): string {
  return `${JSON.stringify({ ...places, html: Buffer.byteLength(html) })}\n${html}`;
}
