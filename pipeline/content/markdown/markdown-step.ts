import { defineStep, asIs } from '../../cache/step.ts';
import type { Messages } from '../load-messages.ts';
import { renderMarkdown, type RenderInput } from './render.ts';

/** Renders the body of a page to HTML. */
export const markdownStep = defineStep({
  name: 'markdown',
  code: import.meta.url,
  keep: 'disk',
  inThread: true,
  inputs: { body: asIs, locale: asIs, messages: asIs, englishIds: asIs, terms: asIs, firstLine: asIs },
  make: (input: RenderInput) => renderMarkdown(input),
});

/** The texts of the interface that the plugins write into pages: a change of any other renders no page again. */
export function selectMarkdownMessages(messages: Messages): Messages {
  return Object.fromEntries(Object.entries(messages).filter(([key]) => /^(code\.copy$|callout\.)/.test(key)));
}
