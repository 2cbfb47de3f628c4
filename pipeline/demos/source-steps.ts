import type { DemoProgram, SourceKey } from '../../site/demo-program.ts';
import type { CodeStyling } from '../../site/preferences.ts';
import { loadHighlighter } from '../kit/highlight.ts';
import { defineStep, asIs } from '../kit/step.ts';
import { highlightSources, withImportedFiles, type HighlightedSource } from './source-html.ts';
import { demoSources, toJavaScript } from './sources.ts';

/** Every variant of a demo's source, as text and as HTML. */
export const sourcesStep = defineStep({
  name: 'sources',
  code: import.meta.url,
  keep: 'disk',
  inThread: true,
  inputs: { sources: asIs },
  make: async ({ sources }: { sources: Partial<Record<CodeStyling, string>> }) =>
    highlightSources(await demoSources(sources), await loadHighlighter()),
});

interface ImportedFilesInput {
  variants: Partial<Record<SourceKey, HighlightedSource>>;
  program: DemoProgram;
}

/** Adds the imported files below each variant of a demo's source. */
export const importedFilesStep = defineStep({
  name: 'sources-with-files',
  code: import.meta.url,
  keep: 'disk',
  inThread: true,
  inputs: { variants: asIs, program: asIs },
  make: async ({ variants, program }: ImportedFilesInput) =>
    withImportedFiles(variants, program, await loadHighlighter()),
});

/** Converts a file that a demo imports to JavaScript. */
export const javascriptStep = defineStep({
  name: 'javascript',
  code: import.meta.url,
  keep: 'disk',
  inThread: true,
  inputs: { text: asIs },
  make: ({ text }: { text: string }) => toJavaScript(text),
});
