import type { MarkdownIt, StateCore } from 'markdown-it';
import { toEnvironment } from '../environment.ts';

/**
 * Puts a comment before each block of a page, with the line of the file that it begins in: `<!--12-->`. Comments,
 * because they add neither attributes nor elements, so the page looks the same.
 */
export function sourceLines(md: MarkdownIt): void {
  md.core.ruler.push('source-lines', (state) => {
    const { firstLine } = toEnvironment(state.env);
    if (firstLine === null) return;
    state.tokens = state.tokens.flatMap((token) =>
      token.map && token.level === 0 ? [lineMark(state, firstLine + token.map[0]), token] : [token],
    );
  });
}

function lineMark(state: StateCore, line: number) {
  const mark = new state.Token('html_block', '', 0);
  mark.content = `<!--${line}-->`;
  return mark;
}
