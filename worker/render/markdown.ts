import type { Locale } from '../../site/locales.ts';
import { sourceKeyOf, type MarkdownAsset, type SourceKey } from '../../site/page.ts';
import type { CodePreferences } from '../../site/preferences.ts';
import { ContentError, type ContentStore } from '../content/store.ts';

/** The page's Markdown with each demo as a fence, in the reader's variant, and the style sheets of its source in CSS. */
export function markdownText({ parts, sources, styles = {} }: MarkdownAsset, preferences: CodePreferences): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part;
      const { file, code } = demoSource(part.demo, sources[part.demo] ?? {}, preferences);
      const sheets = Object.entries(styles[part.demo] ?? {}).filter(([name]) => code.includes(`'./${name}'`));
      return [[file, code] as const, ...sheets].map(([name, text]) => fence(name, text)).join('\n\n');
    })
    .join('');
}

function fence(file: string, text: string): string {
  return `\`\`\`${file.split('.').at(-1)} title="${file}"\n${text.trimEnd()}\n\`\`\``;
}

/** The source of a demo that comes nearest to what the reader prefers, and the name of its file. */
export function demoSource(
  name: string,
  variants: Partial<Record<SourceKey, string>>,
  { codeVariant, codeStyling }: CodePreferences,
): { file: string; code: string } {
  const code = variants[sourceKeyOf(variants, codeVariant, codeStyling)] ?? '';
  return { file: `${name}.${codeVariant === 'TS' ? 'tsx' : 'jsx'}`, code };
}

/** The Markdown of a page that exists. @throws ContentError when its Markdown is missing. */
export async function readMarkdown(content: ContentStore, locale: Locale, key: string): Promise<MarkdownAsset> {
  const asset = await content.markdown(locale, key);
  if (!asset) throw new ContentError(`${locale}${key}.md`, 'is missing');
  return asset;
}
