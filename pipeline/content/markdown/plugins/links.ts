import type { MarkdownIt, Token } from 'markdown-it';
import { firstSegment, isUnprefixed, localizePath, pagePath, parseAddress } from '../../../../site/addresses.ts';
import { toEnvironment, type PageEnvironment } from '../environment.ts';

/** Records the internal links of a page, and adds the page's language prefix to them. */
export function links(md: MarkdownIt): void {
  md.core.ruler.push('links', (state) => {
    const env = toEnvironment(state.env);
    let line = 0;
    for (const block of state.tokens) {
      // The inline token of a table cell has no line of its own: use that of its row, just before.
      line = block.map?.[0] ?? line;
      if (block.type === 'inline') resolveLinks(block.children ?? [], line, env);
    }
  });
}

function resolveLinks(tokens: readonly Token[], firstLine: number, env: PageEnvironment): void {
  let line = firstLine;
  for (const token of tokens) {
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
    if (token.type === 'link_open') token.attrSet('href', resolveLink(String(token.attrGet('href') ?? ''), line, env));
  }
}

function resolveLink(href: string, line: number, env: PageEnvironment): string {
  if (/^(?:https?:|mailto:)/.test(href)) return href;
  const {
    path = '',
    query = '',
    hash = '',
  } = /^(?<path>[^?#]*)(?<query>\?[^#]*)?(?:#(?<hash>.*))?$/.exec(href)?.groups ?? {};
  const anchor = decodeURIComponent(hash);
  if (path === '') {
    env.links.push({ key: '', hash: anchor, line });
    return href;
  }
  if (!path.startsWith('/')) {
    env.report({
      line,
      message: `The link "${href}" is relative.`,
      remedy: 'Write it from the root, with a trailing slash: `/x/react-charts/`.',
    });
    return href;
  }
  // The link check skips files (`/llms.txt`) and groups outside the site's pages.
  if (/\.[a-z]+$/.test(path) || isUnprefixed(path)) return href;
  const { key, prefixed } = parseAddress(path);
  if (prefixed || !path.endsWith('/')) {
    env.report({
      line,
      message: `The link "${href}" ${prefixed ? 'carries a language prefix' : 'has no trailing slash'}.`,
      remedy: `Write \`${pagePath(key)}${query}${hash && `#${hash}`}\`: the build adds the page's language.`,
    });
    return href;
  }
  if (firstSegment(path) !== '') env.links.push({ key, hash: anchor, line });
  return localizePath(href, env.locale);
}
