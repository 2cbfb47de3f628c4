import type { MarkdownIt, Token } from 'markdown-it';
import { escapeHtml } from '../../../../site/kit/escape-html.ts';
import { toEnvironment, type PageEnvironment } from '../environment.ts';

/** A comment on the line before a heading: the ids that it had under other titles. */
const FORMER_IDS = /^<!-- formerly: (#[^\s]+(?: #[^\s]+)*) -->\s*$/;

/**
 * Gives headings of level 2 and 3 an id, and makes each a link to itself. Links to the id of a former title still lead
 * to the heading.
 */
export function headings(md: MarkdownIt): void {
  md.core.ruler.before('comments', 'former-ids', ({ tokens }) => {
    tokens.forEach(({ type, content }, index) => {
      const ids = type === 'html_block' && FORMER_IDS.exec(content)?.[1];
      const heading = tokens[index + 1];
      if (ids && heading?.type === 'heading_open') heading.meta = { formerIds: ids.slice(1).split(' #') };
    });
  });
  md.core.ruler.push('headings', (state) => {
    const env = toEnvironment(state.env);
    const taken = new Set<string>();
    state.tokens.forEach((token, index) => {
      if (token.type !== 'heading_open') return;
      const inline = state.tokens[index + 1];
      if (token.tag === 'h1') reportTitle(token, env);
      if (!inline || (token.tag !== 'h2' && token.tag !== 'h3')) return;
      const text = getText(inline);
      const id = env.englishIds?.[env.headings.length] ?? uniqueSlug(text, taken);
      token.attrSet('id', id);
      env.headings.push({ id, level: token.tag === 'h2' ? 2 : 3, text });
    });
  });
  md.renderer.rules.heading_open = (tokens, index, options, env, self) => {
    const id = String(tokens[index]?.attrGet('id') ?? '');
    const open = self.renderToken(tokens, index, options);
    const targets = getFormerIds(tokens[index]).map((former) => `<span id="${escapeHtml(former)}"></span>`);
    return id ? `${open.trimEnd()}${targets.join('')}<a href="#${escapeHtml(id)}">` : open;
  };
  md.renderer.rules.heading_close = (tokens, index, options, env, self) => {
    const id = tokens[index - 2]?.attrGet('id');
    const close = self.renderToken(tokens, index, options);
    return id ? `</a>${close}` : close;
  };
}

function getFormerIds(heading: Token | undefined): string[] {
  return (heading?.meta as { formerIds: string[] } | null | undefined)?.formerIds ?? [];
}

/** Plain text of an inline token. */
function getText(inline: Token): string {
  return (inline.children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');
}

/** Converts heading text to an id: lower case, words joined by hyphens. */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function uniqueSlug(text: string, taken: Set<string>): string {
  const slug = toSlug(text) || 'section';
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
