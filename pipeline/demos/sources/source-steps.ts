import type { DemoProgram, SourceKey } from '../../../site/demo/demo-program.ts';
import type { CodeStyling } from '../../../site/preferences.ts';
import { defineStep, asIs } from '../../cache/step.ts';
import { highlightSources } from './source-html.ts';
import { demoSources, createPreview, toJavaScript } from './demo-sources.ts';
import { findPropUses, type PropUse } from './prop-uses.ts';

interface SourcesInput extends Omit<DemoProgram, 'sources'> {
  sources: Partial<Record<CodeStyling, string>>;
}

/** Source of a demo: as files, as the HTML that is shown below the demo, and what it gives to components. */
export interface HighlightedProgram {
  program: DemoProgram;
  html: Partial<Record<SourceKey, string>>;
  propUses: PropUse[];
}

/** Generates and highlights every variant of a demo's source. */
export const sourcesStep = defineStep({
  name: 'sources',
  code: import.meta.url,
  keep: 'disk',
  inThread: true,
  inputs: { sources: asIs, title: asIs, files: asIs, styles: asIs },
  make: async ({ sources, ...rest }: SourcesInput): Promise<HighlightedProgram> => {
    const program = { ...rest, sources: await demoSources(sources) };
    const keys = Object.entries(program.sources);
    const previews = Object.fromEntries(
      await Promise.all(keys.map(async ([key, code]) => [key, await createPreview(code)] as const)),
    );
    return {
      program,
      html: highlightSources(program, previews),
      propUses: findPropUses(program.sources['TS-system'] ?? ''),
    };
  },
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
