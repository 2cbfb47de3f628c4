import { createTranslate } from '../../client/i18n/translate.ts';
import { FOR_AGENTS_KEY, markdownPath } from '../../site/addresses.ts';
import { demoFiles } from '../../site/demo/demo-files.ts';
import { need } from '../../site/kit/need.ts';
import type { Locale } from '../../site/locales.ts';
import { MARKDOWN_ORIGIN, type MarkdownAsset } from '../../site/page/page.ts';
import type { CodePreferences } from '../../site/preferences.ts';
import { EXAMPLES_VERSION } from '../../site/versions.ts';

/** The preferences that choose the source of a demo. */
type SourcePreferences = Pick<CodePreferences, 'codeVariant' | 'codeStyling'>;

/**
 * A page's Markdown, with demos in the reader's variant. A file shared by several demos appears only below the first.
 *
 * @param origin Of the links to pages of the site.
 */
export function markdownText(
  { parts, demos, needs }: MarkdownAsset,
  preferences: SourcePreferences,
  origin: string,
): string {
  const written = new Set<string>();
  return parts
    .map((part) => {
      if (typeof part === 'string') return part.replaceAll(MARKDOWN_ORIGIN, () => origin);
      const files = listFiles(demos, part.demo, preferences).filter(([path]) => !written.has(path));
      for (const [path] of files) written.add(path);
      return withNeeds(needs[part.demo], fences(files));
    })
    .join('');
}

/** A page's Markdown twin: its Markdown, and a last line that leads programs on. */
export function twinText(
  asset: MarkdownAsset,
  preferences: SourcePreferences,
  { origin, locale }: { origin: string; locale: Locale },
): string {
  const href = origin + markdownPath(FOR_AGENTS_KEY, locale);
  const line = createTranslate(locale)('markdown.programs', { href, version: EXAMPLES_VERSION });
  return `${markdownText(asset, preferences, origin).trimEnd()}\n\n${line}\n`;
}

/** All files of a demo, in the variant closest to the reader's preferences. */
export function demoMarkdown({ demos, needs }: MarkdownAsset, name: string, preferences: SourcePreferences): string {
  return withNeeds(needs[name], fences(listFiles(demos, name, preferences)));
}

/** Puts the sentence about other packages above the code, for whoever copies it. */
function withNeeds(sentence: string | undefined, code: string): string {
  return sentence === undefined ? code : `${sentence}\n\n${code}`;
}

type DemoFile = [path: string, text: string];

function listFiles(
  demos: MarkdownAsset['demos'],
  name: string,
  { codeVariant, codeStyling }: SourcePreferences,
): DemoFile[] {
  return Object.entries(demoFiles(need(demos, name), codeVariant, codeStyling));
}

function fences(files: readonly DemoFile[]): string {
  return files
    .map(([path, text]) => `\`\`\`${path.split('.').at(-1)} title="${path}"\n${text.trimEnd()}\n\`\`\``)
    .join('\n\n');
}
