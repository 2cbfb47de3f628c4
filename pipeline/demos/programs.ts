import path from 'node:path';
import type { DemoProgram } from '../../site/demo/demo-program.ts';
import { importSpecifiers, replaceSpecifiers } from '../../site/demo/sandbox/specifiers.ts';
import { BuildError } from '../kit/problems.ts';
import type { Sources } from '../cache/sources.ts';
import type { RunStep } from '../cache/step.ts';
import type { DemoFiles } from './find-demos.ts';
import { resolveRelative } from './imports.ts';
import { javascriptStep } from './sources/source-steps.ts';

/** A demo with every file that it imports, moved into one folder, with their imports rewritten. */
export type PlacedDemo = Pick<DemoFiles, 'sources'> & Pick<DemoProgram, 'files'>;

/** @throws BuildError if two imported files would get the same path. */
export async function placeDemo(sources: Sources, run: RunStep, demo: DemoFiles): Promise<PlacedDemo> {
  const files: DemoProgram['files'] = {};
  /** New path → original file. */
  const placed = new Map<string, string>();
  const getPlace = (file: string) => placeBeside(path.dirname(demo.entry), file);

  const add = async (file: string): Promise<void> => {
    const place = getPlace(file);
    const other = placed.get(place);
    if (other === file) return;
    if (other !== undefined)
      throw new BuildError([
        {
          file: demo.file,
          message: `It imports ${other} and ${file}, which would both be "${place}".`,
          remedy: 'Rename one.',
        },
      ]);
    placed.set(place, file);
    const text = await withPlacedImports(file, (await sources.read(file)).trimEnd());
    files[place] = { TS: text, JS: await run(javascriptStep, { text }), isJsx: file.endsWith('.tsx') };
  };
  const withPlacedImports = async (file: string, text: string): Promise<string> => {
    const targets = new Map<string, string>();
    for (const specifier of importSpecifiers(text).filter(isModuleOfOurs)) {
      const target = await resolveRelative(sources, file, specifier);
      targets.set(specifier, relativeSpecifier(getPlace(file), getPlace(target)));
      await add(target);
    }
    return replaceSpecifiers(text, (specifier) => targets.get(specifier) ?? specifier);
  };

  const written = Object.entries(demo.sources).map(
    async ([styling, text]) => [styling, await withPlacedImports(demo.entry, text)] as const,
  );
  return { sources: Object.fromEntries(await Promise.all(written)) as DemoFiles['sources'], files };
}

/** Excludes stylesheets: they are always beside their demo. */
function isModuleOfOurs(specifier: string): boolean {
  return specifier.startsWith('.') && !specifier.endsWith('.css');
}

/** Keeps files beside a demo in place, and moves shared ones below it: `../../data/orders` → `data/orders`. */
function placeBeside(folder: string, file: string): string {
  return path
    .relative(folder, file)
    .replace(/^(?:\.\.\/)+/, '')
    .replace(/\.tsx?$/, '');
}

function relativeSpecifier(from: string, to: string): string {
  const relative = path.relative(path.dirname(from), to);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
