import { sourceKeyOf, type PageAsset } from '../../site/page.ts';
import type { CodePreferences } from '../../site/preferences.ts';

/** The article's HTML in pieces, with each demo's source in the variant that the reader prefers. */
export function articleHtml({ article, demos }: PageAsset, { codeVariant, codeStyling }: CodePreferences): string[] {
  const html: string[] = [];
  for (const part of article) {
    if (typeof part === 'string') {
      html.push(part);
      continue;
    }
    const demo = demos[part.demo];
    if (demo) html.push(demo.before, demo.sources[sourceKeyOf(demo.sources, codeVariant, codeStyling)] ?? '', demo.after);
  }
  return html;
}
