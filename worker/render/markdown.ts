import { need } from '../../site/need.ts';
import { sourceKeyOf, type MarkdownAsset } from '../../site/page.ts';
import type { CodePreferences } from '../../site/preferences.ts';

/** The page's Markdown with each demo in the reader's variant. */
export function markdownText(asset: MarkdownAsset, preferences: CodePreferences): string {
  return asset.parts
    .map((part) => (typeof part === 'string' ? part : demoMarkdown(asset, part.demo, preferences)))
    .join('');
}

/** The files of a demo as fences: the source that comes nearest to what the reader prefers, and the style sheets of a source in CSS. */
export function demoMarkdown(
  { sources, styles = {} }: MarkdownAsset,
  name: string,
  { codeVariant, codeStyling }: CodePreferences,
): string {
  const variants = need(sources, name);
  const code = need(variants, sourceKeyOf(variants, codeVariant, codeStyling));
  const sheets = Object.entries(styles[name] ?? {}).filter(([file]) => code.includes(`'./${file}'`));
  const file = `${name}.${codeVariant === 'TS' ? 'tsx' : 'jsx'}`;
  return [[file, code] as const, ...sheets].map(([title, text]) => fence(title, text)).join('\n\n');
}

function fence(file: string, text: string): string {
  return `\`\`\`${file.split('.').at(-1)} title="${file}"\n${text.trimEnd()}\n\`\`\``;
}
