import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import { toEnvironment } from '../environment.ts';

/** GitHub's kinds of alerts, and the callouts that they are here: https://docs.github.com/get-started/writing-on-github */
export const CALLOUT_BY_ALERT = new Map([
  ['NOTE', 'info'],
  ['IMPORTANT', 'info'],
  ['TIP', 'success'],
  ['WARNING', 'warning'],
  ['CAUTION', 'error'],
]);

/** Quotations that begin with `[!NOTE]` and the like are callouts (`containers.ts`), as on GitHub. */
export function alerts(md: MarkdownIt): void {
  md.core.ruler.after('block', 'alerts', (state) => {
    state.tokens.forEach((token, index) => {
      if (token.type === 'blockquote_open') readAlert(state, token, index);
    });
  });
}

function readAlert({ tokens, env }: StateCore, open: Token, index: number): void {
  const [paragraph, words, end] = tokens.slice(index + 1);
  const [mark = '', kind = ''] = /^\[!(\w+)\](?:\n|$)/.exec(words?.content ?? '') ?? [];
  if (paragraph?.type !== 'paragraph_open' || !words || !end || mark === '') return;
  const callout = CALLOUT_BY_ALERT.get(kind);
  if (!callout) {
    toEnvironment(env).report({
      line: open.map?.[0] ?? 0,
      message: `Unknown alert "[!${kind}]".`,
      remedy: `Use one of: ${[...CALLOUT_BY_ALERT.keys()].map((known) => `[!${known}]`).join(', ')}.`,
    });
    return;
  }
  const close = tokens.find(({ type, level }, at) => at > index && type === 'blockquote_close' && level === open.level);
  Object.assign(open, { type: 'container_block_open', info: callout });
  Object.assign(close ?? open, { type: 'container_block_close' });
  words.content = words.content.slice(mark.length);
  // A paragraph with nothing but the mark is dropped.
  if (words.content === '') for (const token of [paragraph, words, end]) token.hidden = true;
}
