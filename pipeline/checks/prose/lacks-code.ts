/** From this many demos on, a page must show some code as well. */
const MANY_DEMOS = 3;

/**
 * Whether a page has many demos and no fence: its text then names APIs that the reader never sees. A comment `<!-- no
 * fence: why -->` opts out.
 */
export function lacksCode(text: string): boolean {
  const demos = text.match(/^::demo\{/gm)?.length ?? 0;
  return demos >= MANY_DEMOS && !/^ *```|^<!-- no fence: (?!-->)\S/m.test(text);
}
