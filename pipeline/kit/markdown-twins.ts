import { markdownPath } from '../../site/addresses.ts';
import type { Locale } from '../../site/locales.ts';

/**
 * Points the links of a Markdown text at what Markdown readers can follow: pages of the site at their twins in the same
 * language, and Material UI's pages, which the packages link from the root, at the published site.
 */
export function linkTwins(markdown: string, locale: Locale): string {
  return markdown
    .replace(
      /\]\((\/x\/[^)#\s]*)\/(#[^)\s]*)?\)/g,
      (_match, path: string, hash = '') => `](${markdownPath(path, locale)}${hash})`,
    )
    .replaceAll('](/material-ui/', '](https://mui.com/material-ui/');
}
