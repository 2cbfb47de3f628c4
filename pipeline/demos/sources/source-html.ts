import { demoFiles } from '../../../site/demo/demo-files.ts';
import type { DemoProgram, SourceKey } from '../../../site/demo/demo-program.ts';
import { escapeHtml } from '../../../site/kit/escape-html.ts';
import { CODE_STYLINGS, CODE_VARIANTS } from '../../../site/preferences.ts';
import { highlight } from '../../kit/highlight.ts';
import { findMarkedLines } from './marked-lines.ts';

/** The essential lines of a demo by variant; null if there are too many. */
export type Previews = Partial<Record<SourceKey, string | null>>;

/**
 * Renders each variant of a demo's source: the preview, if there is one, and the full source; CSS shows one of them
 * (`client/components/styles/demo.css`). The files that the demo imports follow, each below its path: readers who copy a demo
 * need them all. File names differ by language, so then even a demo without types gets a JavaScript variant of its own.
 */
export function highlightSources(program: DemoProgram, previews: Previews): Partial<Record<SourceKey, string>> {
  const stylings = CODE_STYLINGS.filter((styling) => program.sources[`TS-${styling}`] !== undefined);
  const entries = stylings.flatMap((styling) =>
    CODE_VARIANTS.flatMap((variant): [SourceKey, string][] => {
      const key: SourceKey = `${variant}-${styling}`;
      const [main = ['', ''], ...others] = Object.entries(demoFiles(program, variant, styling));
      const own = program.sources[key] === undefined && others.length > 0 ? (`TS-${styling}` as const) : key;
      const code = program.sources[own];
      if (code === undefined) return [];
      const block = (text: string, className: string, language = getLanguage(own)) =>
        blockHtml(highlight(text, language), className, language);
      const preview = previews[own];
      const source =
        typeof preview === 'string'
          ? block(preview, 'preview') + block(code, 'whole')
          : blockHtml(markLines(highlight(code, getLanguage(own)), findMarkedLines(code)), 'whole', getLanguage(own));
      if (others.length === 0) return [[key, source]];
      const files = others.map(
        ([file, text]) => pathHtml(file) + block(text, 'whole', file.endsWith('.css') ? 'css' : getLanguage(key)),
      );
      return [[key, [pathHtml(main[0]), source, ...files].join('')]];
    }),
  );
  return Object.fromEntries(entries);
}

function markLines(lines: readonly string[], marked: ReadonlySet<number>): string[] {
  return lines.map((line, at) => (marked.has(at) ? `<mark>${line}</mark>` : line));
}

function getLanguage(key: SourceKey): string {
  return key.startsWith('TS') ? 'tsx' : 'jsx';
}

function pathHtml(file: string): string {
  return `<p class="demo-file whole">${escapeHtml(file)}</p>`;
}

function blockHtml(lines: readonly string[], className: string, language: string): string {
  return `<pre class="${className}" tabindex="0"><code class="language-${language}">${lines.join('\n')}</code></pre>`;
}
