import { markdownPath } from '../../site/addresses.ts';
import type { Locale } from '../../site/locales.ts';
import { MARKDOWN_ORIGIN } from '../../site/page/page.ts';

/** A fence or a code span, whose text stays, or the target of a link. */
const CODE_OR_TARGET =
  /^[ >]*(?<fence>`{3,})[^]*?^[ >]*\k<fence>`*$|(?<ticks>`+)(?!`)(?:(?!\n\n)[^])*?(?<!`)\k<ticks>(?!`)|(?<=\]\()[/#][^)\s]*(?=\))/gm;

/**
 * Makes the links of a page's Markdown absolute, since the text is read far from its address. Pages of the site lead to
 * their twins in the same language, and Material UI's pages, which the packages link from the root, to the published
 * site.
 *
 * @param key Page key, for links to the page's own anchors.
 */
export function linkTwins(markdown: string, key: string, locale: Locale): string {
  return markdown.replace(CODE_OR_TARGET, (text) => {
    if (text.startsWith('/material-ui/')) return `https://mui.com${text}`;
    if (text.startsWith('#')) return MARKDOWN_ORIGIN + markdownPath(key, locale) + text;
    if (!text.startsWith('/')) return text;
    const [, page, rest = ''] = /^(\/(?:x|api)\/[^?#]*|\/api)\/([?#].*)?$/.exec(text) ?? [];
    return MARKDOWN_ORIGIN + (page === undefined ? text : markdownPath(page, locale) + rest);
  });
}
