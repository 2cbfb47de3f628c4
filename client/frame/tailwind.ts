import { compile } from 'tailwindcss';
import theme from 'tailwindcss/theme.css';
import utilities from 'tailwindcss/utilities.css';

const SHEETS: Record<string, string> = { 'tailwindcss/theme.css': theme, 'tailwindcss/utilities.css': utilities };

/** The same input as at build, see `pipeline/demos/tailwind.ts`. */
const INPUT = "@import 'tailwindcss/theme.css' layer(theme); @import 'tailwindcss/utilities.css';";

/** The Tailwind rules that a source uses. */
export async function tailwindStyles(source: string): Promise<string> {
  const compiler = await compile(INPUT, {
    loadStylesheet: async (id) => ({ path: id, base: '', content: SHEETS[id] ?? '' }),
  });
  return compiler.build(source.split(/[\s"'`]+/));
}
