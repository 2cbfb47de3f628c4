import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { CODE_STYLINGS, type CodeStyling } from '../../site/preferences.ts';
import type { PageFolder } from '../load.ts';
import { relativePath, type BuildContext } from '../context.ts';

/** The files of one demo. */
export interface DemoFiles {
  name: string;
  /** Page that the demo stands on. */
  pageKey: string;
  /** Absolute path of the file that runs. */
  entry: string;
  /** The same, from the repository's root. */
  file: string;
  /** TypeScript as written, by styling; `system` always exists. */
  sources: Partial<Record<CodeStyling, string>>;
  /** Absolute paths of the other stylings' files. */
  stylings: Partial<Record<CodeStyling, string>>;
  /** Stylesheets beside the demo that bear its name: file name → CSS. */
  styles: Record<string, string>;
}

/** Demos of one page, by name. Found in its `demos` folder, never listed by hand. */
export async function findDemos(context: BuildContext, page: PageFolder): Promise<Map<string, DemoFiles>> {
  const folder = path.join(page.folder, 'demos');
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const names = files.filter((file) => /^[A-Z]\w*\.tsx$/.test(file)).map((file) => file.slice(0, -'.tsx'.length));
  const demos = await Promise.all(
    names.map(async (name): Promise<DemoFiles> => {
      const entry = path.join(folder, `${name}.tsx`);
      const sources: DemoFiles['sources'] = {};
      const stylings: DemoFiles['stylings'] = {};
      for (const styling of CODE_STYLINGS) {
        const file = styling === 'system' ? `${name}.tsx` : `${name}.${styling}.tsx`;
        if (!files.includes(file)) continue;
        sources[styling] = await readFile(path.join(folder, file), 'utf8');
        if (styling !== 'system') stylings[styling] = path.join(folder, file);
      }
      const sheet = `${name}.css`;
      const styles = files.includes(sheet) ? { [sheet]: await readFile(path.join(folder, sheet), 'utf8') } : {};
      return { name, pageKey: page.key, entry, file: relativePath(context, entry), sources, stylings, styles };
    }),
  );
  return new Map(demos.map((demo) => [demo.name, demo]));
}
