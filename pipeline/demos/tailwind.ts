import { compile } from '@tailwindcss/node';
import type { BuildContext } from '../context.ts';

/**
 * Utilities only: the site and Material UI have their own resets. They stand in no layer, because the styles of the
 * components stand in none either, and a layer would lose to them.
 */
const INPUT = "@import 'tailwindcss/theme.css' layer(theme); @import 'tailwindcss/utilities.css';";

/** The Tailwind rules that a demo's source uses. */
export async function tailwindStyles(context: BuildContext, source: string): Promise<string> {
  const compiler = await compile(INPUT, { base: context.root, onDependency: () => undefined });
  return compiler.build(source.split(/[\s"'`]+/));
}
