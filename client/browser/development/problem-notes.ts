import type { DevelopmentProblem } from '../../../site/protocol/development.ts';
import { element } from '../kit/dom.ts';
import { NOTE_CLASS, findArticle, listBlocks, shownText } from './development-page.ts';
import { placeInFile } from './place-in-file.ts';

/**
 * Shows each problem of the open page below the block that it belongs to.
 *
 * @param lines The line of each block of the article.
 */
export function showNotes(problems: readonly DevelopmentProblem[], lines: readonly number[]): void {
  for (const note of document.querySelectorAll(`.${NOTE_CLASS}`)) note.remove();
  const article = findArticle(document);
  if (!article) return;
  const blocks = listBlocks(article);
  // In reverse, so that two problems below the same block end up in order.
  for (const problem of problems.filter(isOfThisPage).toReversed()) {
    const block = problem.place?.demo
      ? document.getElementById(problem.place.demo)
      : blocks[lines.findLastIndex((line) => line <= (problem.line ?? 0))];
    if (block) block.after(createNote(problem));
    else article.prepend(createNote(problem));
  }
}

function isOfThisPage({ place }: DevelopmentProblem): boolean {
  const { key, locale } = shownText();
  return place?.key === key && (place.demo !== null || place.locale === locale);
}

function createNote(problem: DevelopmentProblem): HTMLElement {
  const note = element('div', { className: NOTE_CLASS, role: 'note', lang: 'en', dir: 'ltr' });
  note.append(placeInFile(problem), ` ${problem.message}`);
  return note;
}
