import { articleOf, blocksOf, buildOf } from './page.ts';

/** Blocks with behaviour or state that is set up when a page loads. */
const WITH_STATE = '[data-demo], .codegroup, details';

/**
 * Replaces the blocks of the article that a new build changed, and leaves the others as the author has them: demos alive,
 * sources open.
 *
 * @returns Whether that was possible: not if something outside of the article changed, or a block with state.
 */
export function patchArticle(before: Document, after: Document): boolean {
  const [was, becomes, shown] = [before, after, document].map(articleOf);
  if (!was || !becomes || !shown || frameOf(before) !== frameOf(after)) return false;
  const blocks = blocksOf(shown);
  if (blocks.length !== was.children.length) return false;
  const { start, removed, added } = difference([...was.children], [...becomes.children]);
  if ([...removed, ...added].some((block) => block.matches(WITH_STATE) || block.querySelector(WITH_STATE)))
    return false;
  for (const block of blocks.slice(start, start + removed.length)) block.remove();
  const next = blocks[start + removed.length] ?? null;
  for (const block of added) shown.insertBefore(document.importNode(block, true), next);
  return true;
}

/** Everything but the article, and the id of the build. */
function frameOf(page: Document): string {
  return page.documentElement.outerHTML.replace(articleOf(page)?.innerHTML ?? '', '').replaceAll(buildOf(page), '');
}

/** What stands between the blocks that are the same at the start, and those that are the same at the end. */
function difference(was: readonly Element[], becomes: readonly Element[]) {
  const shorter = Math.min(was.length, becomes.length);
  let start = 0;
  while (start < shorter && was[start]?.outerHTML === becomes[start]?.outerHTML) start += 1;
  let end = 0;
  while (end < shorter - start && was.at(-1 - end)?.outerHTML === becomes.at(-1 - end)?.outerHTML) end += 1;
  return { start, removed: was.slice(start, was.length - end), added: becomes.slice(start, becomes.length - end) };
}
