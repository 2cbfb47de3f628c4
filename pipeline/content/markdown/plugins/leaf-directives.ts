import type { MarkdownIt } from 'markdown-it';
import { toEnvironment } from '../environment.ts';

/**
 * `::gallery`: all feature pages of the library with thumbnails. `::check`: the form that checks code. `::theme`: the form
 * in which readers make a theme; `::theme read`: the one that reads a theme.
 */
const LEAVES = ['gallery', 'check', 'theme', 'theme read'] as const;

export type LeafName = (typeof LEAVES)[number];

/** Placeholder in the rendered HTML. */
export const leafMark = (name: LeafName): string => `<!-- ${name} -->`;

/** The leaf directive, alone on its line. */
export const leafDirective = (name: LeafName): string => `::${name}`;

/** Directives that stand for a part of the page which the Markdown does not contain. */
export function leafDirectives(md: MarkdownIt): void {
  for (const name of LEAVES) {
    md.block.ruler.before(
      'paragraph',
      name,
      (state, startLine, _, silent) => {
        const begin = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
        if (state.src.slice(begin, state.eMarks[startLine]).trim() !== leafDirective(name)) return false;
        if (silent) return true;
        state.line = startLine + 1;
        toEnvironment(state.env).features.add(name === 'theme read' ? 'theme' : name);
        state.push(name, '', 0).map = [startLine, startLine + 1];
        return true;
      },
      { alt: ['paragraph', 'list', 'blockquote'] },
    );
    md.renderer.rules[name] = () => `${leafMark(name)}\n`;
  }
}
