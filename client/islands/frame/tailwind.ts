import { compile } from 'tailwindcss';
import theme from 'tailwindcss/theme.css';
import utilities from 'tailwindcss/utilities.css';
import { need } from '../../../site/kit/need.ts';
import { TAILWIND_ENTRY } from '../../../site/demo/sandbox/tailwind.ts';

const SHEETS: Record<string, string> = { 'tailwindcss/theme.css': theme, 'tailwindcss/utilities.css': utilities };

/**
 * Compiles the Tailwind rules that a source uses, from the same entry as the build (`pipeline/demos/css/compile-tailwind.ts`).
 */
export async function tailwindStyles(source: string): Promise<string> {
  const compiler = await compile(TAILWIND_ENTRY, {
    loadStylesheet: (id) => Promise.resolve({ path: id, base: '', content: need(SHEETS, id) }),
  });
  return compiler.build(source.split(/[\s"'`]+/));
}
