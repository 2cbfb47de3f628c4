import type { MarkdownIt, Token } from 'markdown-it';
import { DEFAULT_LOCALE, type Locale } from '../../../../site/locales.ts';
import { toEnvironment, type GlossaryTerm } from '../environment.ts';

/** A form of a term in a text. */
interface Use {
  start: number;
  end: number;
  href: string;
}

/** Blocks whose text is no prose. */
const NO_PROSE = new Set(['heading_open', 'th_open']);

/**
 * Links the first use of each term of the glossary in the prose of a page, up to its last section, which has links to read on.
 * A link that an author wrote around a term in the same block is its first use: it leads to more than the entry does.
 */
export function glossaryLinks(md: MarkdownIt): void {
  md.core.ruler.before('links', 'glossary-links', ({ env, tokens, inlineMode, Token: TokenClass }) => {
    const { terms, locale } = toEnvironment(env);
    if (terms.length === 0 || inlineMode) return;
    const findUses = createFinder(terms, locale);
    const met = new Set<string>();
    const last = tokens.findLastIndex(({ type, tag }) => type === 'heading_open' && tag === 'h2');
    tokens.slice(0, last < 0 ? tokens.length : last).forEach((block, index) => {
      if (block.type !== 'inline' || NO_PROSE.has(tokens[index - 1]?.type ?? '')) return;
      const { linked, free } = splitByLinks(block.children ?? []);
      for (const { content } of linked) for (const { href } of findUses(content)) met.add(href);
      block.children = (block.children ?? []).flatMap((token) => {
        if (!free.has(token)) return token;
        const first = findUses(token.content).filter(({ href }) => met.size < met.add(href).size);
        return linkUses(token, first, TokenClass);
      });
    });
  });
}

/** The texts in links, and those outside. */
function splitByLinks(tokens: readonly Token[]): Record<'linked' | 'free', Set<Token>> {
  const texts = { linked: new Set<Token>(), free: new Set<Token>() };
  let depth = 0;
  for (const token of tokens) {
    if (token.tag === 'a') depth += token.nesting;
    if (token.type === 'text') texts[depth > 0 ? 'linked' : 'free'].add(token);
  }
  return texts;
}

function linkUses(token: Token, uses: readonly Use[], TokenClass: typeof Token): Token[] {
  const toText = (start: number, end?: number) =>
    Object.assign(new TokenClass('text', '', 0), { content: token.content.slice(start, end), level: token.level });
  let end = 0;
  const tokens = uses.flatMap((use) => {
    const open = new TokenClass('link_open', 'a', 1);
    open.attrs = [
      ['class', 'term'],
      ['href', use.href],
    ];
    const before = toText(end, use.start);
    end = use.end;
    return [before, open, toText(use.start, use.end), new TokenClass('link_close', 'a', -1)];
  });
  return [...tokens, toText(end)];
}

/** Creates a function that finds all terms in a text. Of forms that overlap, it finds the longest. */
function createFinder(terms: readonly GlossaryTerm[], locale: Locale): (text: string) => Use[] {
  const addresses = new Map(
    terms.flatMap(({ href, forms }) => forms.map((form) => [form.toLowerCase(), href] as const)),
  );
  const longestFirst = [...addresses.keys()].sort((a, b) => b.length - a.length);
  const forms = longestFirst.map((form) => RegExp.escape(form)).join('|');
  // Chinese has no spaces between words.
  const words = String.raw`(?<![\p{L}\p{N}_-])(?:${forms})(?![\p{L}\p{N}_-]|\.\p{L})`;
  const pattern = new RegExp(locale === DEFAULT_LOCALE ? words : forms, 'giu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: form, index: start }) => {
      const href = addresses.get(form.toLowerCase()) ?? null;
      return href === null ? [] : { start, end: start + form.length, href };
    });
}
