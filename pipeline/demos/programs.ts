import path from 'node:path';
import type { DemoProgram } from '../../site/demo-program.ts';
import type { SourceKey } from '../../site/page.ts';
import type { DemoFiles } from './find.ts';
import { resolveRelative, type Reader } from './imports.ts';
import type { HighlightedSource } from './source-html.ts';
import { javascriptStep } from './source-steps.ts';

const RELATIVE_IMPORT = /(?:from|import)\s+'(\.{1,2}\/[^']+)'/g;

/** The demo with every file that it imports, renamed so that all stand in one folder. */
export async function demoProgram(
  { sources, run }: Reader,
  demo: DemoFiles,
  variants: Partial<Record<SourceKey, HighlightedSource>>,
): Promise<DemoProgram> {
  const program: DemoProgram = {
    title: demo.name,
    sources: Object.fromEntries(Object.entries(variants).map(([key, { code }]) => [key, code])),
    files: {},
    imports: {},
    styles: demo.styles,
  };
  const names = new Map<string, string>();
  const visit = async (file: string, code: string): Promise<void> => {
    for (const [, specifier = ''] of code.matchAll(RELATIVE_IMPORT)) {
      if (specifier.endsWith('.css')) continue;
      const target = await resolveRelative(sources, file, specifier);
      const known = names.get(target);
      const name = known ?? uniqueName(path.basename(target).replace(/\.tsx?$/, ''), names);
      if ((program.imports[specifier] ?? name) !== name) {
        throw new Error(
          `${demo.file}: "${specifier}" stands for two files. Rename one, so that all can stand in one folder.`,
        );
      }
      program.imports[specifier] = name;
      if (known !== undefined) continue;
      names.set(target, name);
      const text = (await sources.read(target)).trimEnd();
      program.files[name] = {
        TS: text,
        JS: await run(javascriptStep, { text }),
        isJsx: target.endsWith('.tsx'),
      };
      await visit(target, text);
    }
  };
  await visit(demo.entry, Object.values(demo.sources).join('\n'));
  return program;
}

function uniqueName(name: string, names: ReadonlyMap<string, string>): string {
  const taken = new Set(names.values());
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    if (!taken.has(name + number)) return name + number;
  }
}
