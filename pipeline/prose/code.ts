/** Demos on a page that has to show some code as well. */
const MANY_DEMOS = 3;

/**
 * Whether a page has many demos and no fence, so that its text names shapes that nobody sees. A comment
 * `<!-- no fence: why -->` says that the page needs none.
 */
export function lacksCode(text: string): boolean {
  const demos = text.match(/^::demo\{/gm)?.length ?? 0;
  return demos >= MANY_DEMOS && !/^ *```|^<!-- no fence: (?!-->)\S/m.test(text);
}
