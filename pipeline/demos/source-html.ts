import type { SourceKey } from '../../site/page.ts';
import type { Highlight } from '../highlight.ts';
import type { DemoSource } from './sources.ts';

/** A demo's source in one variant: as text, and as the HTML that stands under the demo. */
export interface HighlightedSource {
  code: string;
  html: string;
}

/** The preview, where there is one, and the whole source; the stylesheet shows one of them (`client/shell/demo.css`). */
export function highlightSources(
  variants: Partial<Record<SourceKey, DemoSource>>,
  highlight: Highlight,
): Partial<Record<SourceKey, HighlightedSource>> {
  return Object.fromEntries(
    Object.entries(variants).map(([key, { code, preview }]) => {
      const language = key.startsWith('TS') ? 'tsx' : 'jsx';
      const block = (text: string, className: string) =>
        `<pre class="${className}" tabindex="0"><code class="language-${language}">${highlight(text, language).join('\n')}</code></pre>`;
      return [key, { code, html: (preview === null ? '' : block(preview, 'preview')) + block(code, 'whole') }];
    }),
  );
}
