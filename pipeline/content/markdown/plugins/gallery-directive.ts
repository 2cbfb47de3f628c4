import type { MarkdownIt } from 'markdown-it';
import { toEnvironment } from '../environment.ts';

/** Placeholder for the gallery of a library's features in the rendered HTML. */
export const GALLERY_MARK = '<!-- gallery -->';

/** The leaf directive, alone on its line. */
export const GALLERY_DIRECTIVE = '::gallery';

/** `::gallery`: all feature pages of the library with thumbnails, for its overview. */
export function galleryDirective(md: MarkdownIt): void {
  md.block.ruler.before(
    'paragraph',
    'gallery',
    (state, startLine, _, silent) => {
      const begin = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
      if (state.src.slice(begin, state.eMarks[startLine]).trim() !== GALLERY_DIRECTIVE) return false;
      if (silent) return true;
      state.line = startLine + 1;
      toEnvironment(state.env).features.add('gallery');
      state.push('gallery', '', 0).map = [startLine, startLine + 1];
      return true;
    },
    { alt: ['paragraph', 'list', 'blockquote'] },
  );
  md.renderer.rules.gallery = () => `${GALLERY_MARK}\n`;
}
