import { demoFiles } from '../../site/demo-files.ts';
import type { DemoProgram, SourceKey } from '../../site/demo-program.ts';
import { CODE_STYLINGS, CODE_VARIANTS } from '../../site/preferences.ts';
import type { Highlight } from '../kit/highlight.ts';
import { escapeHtml } from '../../site/escape-html.ts';
import type { DemoSource } from './sources.ts';

/** One variant of a demo's source: as text, and as the HTML shown below the demo. */
export interface HighlightedSource {
  code: string;
  html: string;
}

/** Renders the preview, if there is one, and the full source; CSS shows one of them (`client/drawn/shell/demo.css`). */
export function highlightSources(
  variants: Partial<Record<SourceKey, DemoSource>>,
  highlight: Highlight,
): Partial<Record<SourceKey, HighlightedSource>> {
  return Object.fromEntries(
    Object.entries(variants).map(([key, { code, preview }]) => {
      const language = languageOf(key);
      const block = (text: string, className: string) => blockHtml(highlight(text, language), className, language);
      return [key, { code, html: (preview === null ? '' : block(preview, 'preview')) + block(code, 'whole') }];
    }),
  );
}

/**
 * Adds the demo's other files, each below its path: readers who copy a demo need them all. File names differ by
 * language, so even a demo without types gets a JavaScript variant of its own.
 */
export function withImportedFiles(
  variants: Partial<Record<SourceKey, HighlightedSource>>,
  program: DemoProgram,
  highlight: Highlight,
): Partial<Record<SourceKey, HighlightedSource>> {
  const stylings = CODE_STYLINGS.filter((styling) => variants[`TS-${styling}`]);
  const entries = stylings.flatMap((styling) =>
    CODE_VARIANTS.flatMap((variant) => {
      const key: SourceKey = `${variant}-${styling}`;
      const [main = ['', ''], ...others] = Object.entries(demoFiles(program, variant, styling));
      const own = variants[key] ?? (others.length > 0 ? variants[`TS-${styling}`] : undefined);
      if (!own) return [];
      if (others.length === 0) return [[key, own]];
      const blocks = others.map(([file, text]) => {
        const language = file.endsWith('.css') ? 'css' : languageOf(key);
        return pathHtml(file) + blockHtml(highlight(text, language), 'whole', language);
      });
      return [[key, { code: own.code, html: [pathHtml(main[0]), own.html, ...blocks].join('') }]];
    }),
  );
  return Object.fromEntries(entries) as Partial<Record<SourceKey, HighlightedSource>>;
}

function languageOf(key: string): 'tsx' | 'jsx' {
  return key.startsWith('TS') ? 'tsx' : 'jsx';
}

function pathHtml(file: string): string {
  return `<p class="demo-file whole">${escapeHtml(file)}</p>`;
}

function blockHtml(lines: readonly string[], className: string, language: string): string {
  return `<pre class="${className}" tabindex="0"><code class="language-${language}">${lines.join('\n')}</code></pre>`;
}
