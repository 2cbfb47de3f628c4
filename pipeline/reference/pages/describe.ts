import MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { parseAddress } from '../../../site/addresses.ts';

export interface DescriberOptions {
  /** Anchors of a page; undefined if the page does not exist. */
  anchors: (key: string) => ReadonlySet<string> | undefined;
  /** Records a link to a page of the site. @returns Its URL. */
  follow: (key: string, hash: string) => string;
}

/** Matches links to pages, which the packages write with the published site's origin or from the root. */
const SITE_LINK = /^(?:https:\/\/mui\.com)?(\/x\/[^#]*)(?:#(.*))?$/;

/**
 * Creates the function that renders the packages' Markdown to HTML. Links to existing pages are pointed at this site;
 * links to missing ones become plain text.
 */
export function createDescriber({ anchors, follow }: DescriberOptions): (markdown: string) => string {
  const md = new MarkdownIt({ html: false, linkify: false, typographer: false });
  md.core.ruler.push('site-links', (state) => {
    for (const { children } of state.tokens) resolveLinks(children ?? []);
  });

  function resolveLinks(tokens: Token[]): void {
    let isDropped = false;
    for (const token of tokens) {
      if (token.type === 'link_open') {
        const address = resolve(String(token.attrGet('href') ?? ''));
        isDropped = address === null;
        if (address === null) token.attrs = null;
        else token.attrSet('href', address);
      }
      if (isDropped && (token.type === 'link_open' || token.type === 'link_close')) token.tag = 'span';
    }
  }

  function resolve(href: string): string | null {
    const [, path, hash = ''] = SITE_LINK.exec(href) ?? [];
    if (path === undefined) return /^https?:/.test(href) ? href : null;
    const { key } = parseAddress(path);
    const known = anchors(key);
    return known ? follow(key, known.has(hash) ? hash : '') : null;
  }

  return (markdown) => md.render(markdown).trim();
}
