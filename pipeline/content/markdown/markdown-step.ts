import { defineStep, asIs } from '../../cache/step.ts';
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
