import { compile } from '@tailwindcss/node';
import { TAILWIND_ENTRY } from '../../../site/demo/sandbox/tailwind.ts';

/** The Tailwind rules for the classes in a demo's source. */
export async function tailwindStyles(root: string, source: string): Promise<string> {
  const compiler = await compile(TAILWIND_ENTRY, { base: root, onDependency: () => undefined });
  return compiler.build(source.split(/[\s"'`]+/));
}
