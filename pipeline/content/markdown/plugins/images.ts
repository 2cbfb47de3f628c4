import type { MarkdownIt, Token } from 'markdown-it';
import { toEnvironment } from '../environment.ts';

/** Records the images of a page, those written as HTML too. */
export function images(md: MarkdownIt): void {
  md.core.ruler.push('images', (state) => {
    const { images: found } = toEnvironment(state.env);
    let line = 0;
    for (const block of state.tokens) {
      line = block.map?.[0] ?? line;
      for (const token of [block, ...(block.children ?? [])])
        for (const address of addressesIn(token)) found.push({ address, line });
    }
  });
}

function addressesIn(token: Token): string[] {
  if (token.type === 'image') return [String(token.attrGet('src') ?? '')];
  if (!token.type.startsWith('html_')) return [];
  return [...token.content.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].map(([, address = '']) => address);
}
