import { findArticle, listBlocks, getBuildId } from './development-page.ts';

/** Blocks with behaviour or state that is set up when a page loads. */
const WITH_STATE = '[data-demo], .codegroup, details';

/**
 * Replaces the blocks of the article that a new build changed, and keeps the others as they are: demos live,
 * sources open.
 *
 * @returns Whether that was possible: not if something outside of the article changed, or a block with state.
 */
export function patchArticle(before: Document, after: Document): boolean {
  const [former, current, shown] = [before, after, document].map(findArticle);
  if (!former || !current || !shown || getFrame(before) !== getFrame(after)) return false;
  const blocks = listBlocks(shown);
  if (blocks.length !== former.children.length) return false;
  const { start, removed, added } = difference([...former.children], [...current.children]);
  if ([...removed, ...added].some((block) => block.matches(WITH_STATE) || block.querySelector(WITH_STATE)))
    return false;
  for (const block of blocks.slice(start, start + removed.length)) block.remove();
  const next = blocks[start + removed.length] ?? null;
  for (const block of added) shown.insertBefore(document.importNode(block, true), next);
  const search = findSearch(document);
  if (search) search.dataset.search = getSearchIndex(after);
  return true;
}

/** Everything but the article, the id of the build, and the search index, which a build makes in the background. */
function getFrame(page: Document): string {
  return page.documentElement.outerHTML
    .replace(findArticle(page)?.innerHTML ?? '', '')
    .replaceAll(getBuildId(page), '')
    .replaceAll(getSearchIndex(page), '');
}

/** The search form, whose index is loaded when it is used. */
const findSearch = (page: Document) => page.querySelector<HTMLElement>('[data-search]');

function getSearchIndex(page: Document): string {
  return findSearch(page)?.dataset.search ?? '';
}

/** The blocks between the common start and the common end. */
function difference(before: readonly Element[], after: readonly Element[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start]?.outerHTML === after[start]?.outerHTML) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end)?.outerHTML === after.at(-1 - end)?.outerHTML) end += 1;
  return { start, removed: before.slice(start, before.length - end), added: after.slice(start, after.length - end) };
}
