import type { MarkdownIt, Token } from 'markdown-it';
import { escapeHtml } from '../../../site/escape-html.ts';
import { environmentOf, type PageEnvironment } from './environment.ts';

/** Gives headings of level 2 and 3 an id, and makes each a link to itself. */
export function headings(md: MarkdownIt): void {
  md.core.ruler.push('headings', (state) => {
    const env = environmentOf(state.env);
    const taken = new Set<string>();
    state.tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return;
      const inline = state.tokens[index + 1];
      if (token.tag === 'h1') reportTitle(token, env);
      if (!inline || (token.tag !== 'h2' && token.tag !== 'h3')) return;
      const text = textOf(inline);
      const id = env.englishIds?.[env.headings.length] ?? uniqueSlug(text, taken);
      token.attrSet('id', id);
      env.headings.push({ id, level: token.tag === 'h2' ? 2 : 3, text });
    });
  });
  md.renderer.rules.heading_open = (tokens, index, options, env, self) => {
    const id = String(tokens[index]?.attrGet('id') ?? '');
    const open = self.renderToken(tokens, index, options);
    return id ? `${open.trimEnd()}<a href="#${escapeHtml(id)}">` : open;
  };
  md.renderer.rules.heading_close = (tokens, index, options, env, self) => {
    const id = tokens[index - 2]?.attrGet('id');
    const close = self.renderToken(tokens, index, options);
    return id ? `</a>${close}` : close;
  };
}

/** Plain text of an inline token. */
function textOf(inline: Token): string {
  return (inline.children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');
}

/** Converts heading text to an id: lower case, words joined by hyphens. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function uniqueSlug(text: string, taken: Set<string>): string {
  const slug = slugOf(text) || 'section';
  let id = slug;
  for (let count = 2; taken.has(id); count += 1) id = `${slug}-${count}`;
  taken.add(id);
  return id;
}

function reportTitle(token: Token, env: PageEnvironment): void {
  env.report({
    line: token.map?.[0] ?? 0,
    message: 'A heading of level 1 stands in the page.',
    remedy: 'The title of the front matter is the page’s level 1 heading: begin with `##`.',
  });
}
