/** Demos on a page that has to show some code as well. */
const MANY_DEMOS = 3;

/** Whether the linter refuses pages that lack a fence: from the day on which the build's report counts none of them. */
export const REFUSE_LACK_OF_CODE = false;

/**
 * Whether a page has many demos and no fence, so that its text names shapes that nobody sees. A comment
 * `<!-- no fence: why -->` says that the page needs none.
 */
export function lacksCode(text: string): boolean {
  const demos = text.match(/^::demo\{/gm)?.length ?? 0;
  return demos >= MANY_DEMOS && !/^ *```|^<!-- no fence: (?!-->)\S/m.test(text);
}
