import { loadHighlighter } from '../../kit/highlight.ts';
import { defineStep, itself } from '../../kit/step.ts';
import { createMarkdownRenderer, type RenderInput } from './render.ts';

/** Renders the body of a page to HTML. */
export const markdownStep = defineStep({
  name: 'markdown',
  code: import.meta.url,
  keep: 'disk',
  inputs: { body: itself, locale: itself, messages: itself, englishIds: itself },
  make: async (input: RenderInput) => createMarkdownRenderer(await loadHighlighter())(input),
});
