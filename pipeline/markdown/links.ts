import type { MarkdownIt } from 'markdown-it';
import { firstSegment, localizePath, pagePath, parseAddress } from '../../site/addresses.ts';
import { environmentOf, type PageEnvironment } from './environment.ts';

/** Records the links of the site in a page, and writes them with the page's language prefix. */
export function links(md: MarkdownIt): void {
  md.core.ruler.push('links', (state) => {
    const env = environmentOf(state.env);
    for (const block of state.tokens) {
      for (const token of block.children ?? []) {
        if (token.type !== 'link_open') continue;
        const href = String(token.attrGet('href') ?? '');
        token.attrSet('href', resolveLink(href, block.map?.[0] ?? 0, env));
      }
    }
  });
}

function resolveLink(href: string, line: number, env: PageEnvironment): string {
  if (/^(?:https?:|mailto:)/.test(href)) return href;
  if (href.startsWith('#')) {
    env.links.push({ key: '', hash: href.slice(1), line });
    return href;
  }
  if (!href.startsWith('/')) {
    env.report({
      line,
      message: `The link "${href}" is relative.`,
      remedy: 'Write it from the root, with a trailing slash: `/x/react-charts/`.',
    });
    return href;
  }
  const { key, prefixed } = parseAddress(href);
  const [path = '', hash = ''] = href.split('#');
  if (prefixed || !path.endsWith('/')) {
    env.report({
      line,
      message: `The link "${href}" ${prefixed ? 'carries a language prefix' : 'has no trailing slash'}.`,
      remedy: `Write \`${pagePath(key)}${hash && `#${hash}`}\`: the build adds the page's language.`,
    });
    return href;
  }
  if (['x', 'api'].includes(firstSegment(path))) env.links.push({ key, hash, line });
  return localizePath(href, env.locale);
}
