import { type DemoProgram, findSourceKey } from './demo-program.ts';
import { need } from '../kit/need.ts';
import type { CodeStyling, CodeVariant } from '../preferences.ts';

/**
 * A demo and all its files for a new application: path → text, the demo first. Page, Markdown, programs and sandboxes
 * all take their paths from here.
 *
 * @param styling Falls back to the nearest one that the demo has, see `findSourceKey`.
 */
export function demoFiles(
  { title, sources, files, styles }: DemoProgram,
  variant: CodeVariant,
  styling: CodeStyling,
): Record<string, string> {
  const code = need(sources, findSourceKey(sources, variant, styling));
  const extension = variant === 'TS' ? 'ts' : 'js';
  const modules = Object.entries(files).map(([place, file]) => [
    `src/${place}.${extension}${file.isJsx ? 'x' : ''}`,
    file[variant],
  ]);
  const sheets = Object.entries(styles)
    .filter(([name]) => code.includes(`'./${name}'`))
    .map(([name, css]) => [`src/${name}`, css]);
  return Object.fromEntries([[`src/${title}.${extension}x`, code], ...modules, ...sheets]) as Record<string, string>;
}
