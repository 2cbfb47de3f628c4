import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { createContext } from '../../../pipeline/cache/context.ts';
import { loadContent } from '../../../pipeline/content/load-content.ts';
import { findDemos } from '../../../pipeline/demos/find-demos.ts';
import { importedTables } from '../../../pipeline/demos/languages/imported-tables.ts';
import { translateDemo } from '../../../pipeline/demos/languages/translate.ts';
import { listFiles } from '../../../pipeline/kit/files.ts';
import { Problems } from '../../../pipeline/kit/problems.ts';
import { need } from '../../../site/kit/need.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../site/locales.ts';
import { copySite } from '../../support/builds.ts';

const { root, content } = createContext();
const demos = (await listFiles(content)).filter((file) => /\/demos\/\w[\w.]*\.tsx$/.test(file));

/** Runs the compiler on the project of the content. @returns What it printed. @throws Error if it fails and says nothing. */
async function runCompiler(folder: string, option: string): Promise<string> {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const options = { cwd: folder, maxBuffer: 2 ** 26 };
  const words = [compiler, '-p', 'content', '--incremental', 'false', option];
  return promisify(execFile)(process.execPath, words, options).then(
    ({ stdout }) => stdout,
    (error: Error & { stdout?: string }) => {
      if (!error.stdout) throw error;
      return error.stdout;
    },
  );
}

// `npm run types` type-checks the project, and ends the check if it fails.
it('every demo is in the project of the content, in strict mode', { timeout: 180_000 }, async () => {
  const { compilerOptions, files } = JSON.parse(await runCompiler(root, '--showConfig')) as {
    compilerOptions: Record<string, unknown>;
    files: string[];
  };
  expect(compilerOptions).toMatchObject({ strict: true });
  expect(files).toEqual(expect.arrayContaining(demos.map((file) => `./${path.relative(content, file)}`)));
});

/** The files below a folder whose demos have texts in another language: absolute path → code. */
async function translateDemos(folder: string, locale: Locale): Promise<Map<string, string>> {
  const context = createContext({ root: folder, content: path.join(folder, 'content') });
  const { pages } = await loadContent(context, new Problems());
  const found = await findDemos(context, [...pages.values()]);
  const translated = [...found.values()].flatMap((ofPage) =>
    [...ofPage.values()].map(async (demo) => {
      const { entry, stylings, sources, imported } = translateDemo(
        demo,
        locale,
        await importedTables(context, demo, locale),
      );
      const files = new Map(Object.entries({ system: entry, ...stylings }));
      const written = Object.entries(sources).map(([styling, code]): [string, string] => [need(files, styling), code]);
      return [...written, ...(imported ?? [])];
    }),
  );
  return new Map((await Promise.all(translated)).flat());
}

it.each(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE))(
  'every demo still compiles with its texts in another language: %s',
  { timeout: 600_000 },
  async (locale) => {
    const copy = await copySite();
    try {
      const files = await translateDemos(copy.root, locale);
      expect(files.size).toBeGreaterThanOrEqual(demos.length);
      for (const [file, code] of files) await writeFile(file, code);
      expect(await runCompiler(copy.root, '--noEmit')).toBe('');
    } finally {
      await copy.remove();
    }
  },
);
