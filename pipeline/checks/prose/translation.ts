import type { Problem } from '../../kit/problems.ts';
import type { Term } from './glossary.ts';

/**
 * Where a section of the English page uses a term, the same section of the translation must use its Chinese form.
 *
 * @param english The prepared English page.
 * @param chinese The prepared translation: the same headings in the same order.
 */
export function lintTranslation(english: string, chinese: string, glossary: readonly Term[]): Omit<Problem, 'file'>[] {
  const translated = sections(chinese);
  return sections(english).flatMap(({ text }, index) => {
    const section = translated[index];
    if (!section) return [];
    return glossary
      .filter(
        (term) => termPattern(term.english).test(text) && !term.chinese.some((form) => section.text.includes(form)),
      )
      .map(({ english: term, chinese: forms }) => ({
        line: section.line,
        message: `The English section says "${term}", this one does not say "${forms.join('" or "')}".`,
        remedy: `Use the term of docs/writing.md, or change it there for all pages.`,
      }));
  });
}

function termPattern(term: string): RegExp {
  return new RegExp(`(?<![\\w-])${term}(?:e?s)?(?![\\w-])`, 'i');
}

/** Splits a page at its headings, without code. `line` is the heading's, 1-based. */
function sections(page: string): { line: number; text: string }[] {
  const found: { line: number; text: string }[] = [{ line: 1, text: '' }];
  const rows = page.replace(/^( *)(`{3,})[\s\S]*?^ *\2$/gm, (code) => code.replace(/[^\n]/g, '')).split('\n');
  rows.forEach((row, index) => {
    if (/^#{2,3} /.test(row)) found.push({ line: index + 1, text: '' });
    const last = found.at(-1);
    if (last) last.text += `${row.replace(/`[^`]*`|\]\([^)]*\)/g, ' ')}\n`;
  });
  return found;
}
