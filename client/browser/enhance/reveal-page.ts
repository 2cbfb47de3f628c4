/**
 * Removes the styles that hide incomplete content (`client/components/document/streaming-styles.ts`): modules run when parsing is done.
 */
export function revealPage(): void {
  document.querySelector('style[data-arriving]')?.remove();
}
