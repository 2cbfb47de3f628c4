import type { DemoProgram } from '../../site/demo-program.ts';
import type { SourceKey } from '../../site/page.ts';
import type { Highlight } from '../kit/highlight.ts';
import { escapeHtml } from '../../site/escape-html.ts';
import type { DemoSource } from './sources.ts';

/** A demo's source in one variant: as text, and as the HTML that stands under the demo. */
export interface HighlightedSource {
  code: string;
  html: string;
}

/** The preview, where there is one, and the whole source; the stylesheet shows one of them (`client/drawn/shell/demo.css`). */
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

/** The variants with the files that the demo imports below its source: whoever copies it needs them too. */
export function withImportedFiles(
  variants: Partial<Record<SourceKey, HighlightedSource>>,
  { files, imports, styles }: DemoProgram,
  highlight: Highlight,
): Partial<Record<SourceKey, HighlightedSource>> {
  const entries = Object.entries(variants).map(([key, { code, html }]) => {
    const variant = key.startsWith('TS') ? 'TS' : 'JS';
    const language = languageOf(key);
    const modules = Object.entries(imports).flatMap(([specifier, name]) => {
      const file = files[name];
      const extension = `${language.slice(0, 2)}${file?.isJsx ? 'x' : ''}`;
      return file ? [fileHtml(`${specifier}.${extension}`, highlight(file[variant], language), language)] : [];
    });
    const sheets = Object.entries(styles)
      .filter(([name]) => code.includes(`'./${name}'`))
      .map(([name, css]) => fileHtml(`./${name}`, highlight(css, 'css'), 'css'));
    return [key, { code, html: [html, ...modules, ...sheets].join('') }];
  });
  return Object.fromEntries(entries) as Partial<Record<SourceKey, HighlightedSource>>;
}

function languageOf(key: string): 'tsx' | 'jsx' {
  return key.startsWith('TS') ? 'tsx' : 'jsx';
}

function fileHtml(name: string, lines: readonly string[], language: string): string {
  return `<p class="demo-file whole">${escapeHtml(name)}</p>${blockHtml(lines, 'whole', language)}`;
}

function blockHtml(lines: readonly string[], className: string, language: string): string {
  return `<pre class="${className}" tabindex="0"><code class="language-${language}">${lines.join('\n')}</code></pre>`;
}
