import { compile } from '@tailwindcss/node';
import { TAILWIND_ENTRY } from '../../../site/sandbox/tailwind.ts';
import type { BuildContext } from '../../kit/context.ts';

/** The Tailwind rules that a demo's source uses. */
export async function tailwindStyles(context: BuildContext, source: string): Promise<string> {
  const compiler = await compile(TAILWIND_ENTRY, { base: context.root, onDependency: () => undefined });
  return compiler.build(source.split(/[\s"'`]+/));
}
