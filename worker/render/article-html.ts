import { sourceKeyOf, type PageAsset } from '../../site/page.ts';
import type { CodePreferences } from '../../site/preferences.ts';
import type { Bytes } from './bytes.ts';

/** The pieces of the article's HTML, with each demo's source in the variant that the reader prefers. */
export function articleHtml(
  { article, demos }: PageAsset<Bytes>,
  { codeVariant, codeStyling }: CodePreferences,
): Bytes[] {
  const html: Bytes[] = [];
  for (const part of article) {
    if (part instanceof Uint8Array) {
      html.push(part);
      continue;
    }
    const demo = demos[part.demo];
    if (!demo) continue;
    const source = demo.sources[sourceKeyOf(demo.sources, codeVariant, codeStyling)];
    html.push(demo.before, ...(source ? [source] : []), demo.after);
  }
  return html;
}
