import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { relativePath, type BuildContext } from '../../cache/context.ts';
import { listFiles } from '../../kit/files.ts';
import { Problems } from '../../kit/problems.ts';
import { UserError } from '../../kit/user-error.ts';
import { checkFences } from './check-fences.ts';
import { findFences, inherit, type PageFences } from './find.ts';

/**
 * Type-checks the fences of pages in all languages.
 *
 * @param only Page folders to check; empty for all pages.
 * @returns The number of fences.
 * @throws BuildError listing every problem; Refusal if a folder has no page.
 */
export async function typeCheckFences(context: BuildContext, only: readonly string[]): Promise<number> {
  const folders = only.map((name) => path.resolve(context.root, name).replace(/\/index(?:\.\w+)?\.md$/, ''));
  const isAsked = (file: string) => folders.length === 0 || folders.includes(path.dirname(file));
  const files = (await listFiles(context.content)).filter((file) => isAsked(file));
  const pages = await Promise.all(
    files.filter((file) => path.basename(file) === 'index.md').map((file) => readPage(context, file, files)),
  );
  if (pages.length < folders.length) throw new UserError(`There is no page in one of: ${only.join(', ')}.`);
  const problems = new Problems();
  problems.list.push(...checkFences(context.root, pages.flat()));
  problems.throwIfAny();
  return pages.flat().reduce((sum, { fences }) => sum + fences.length, 0);
}

async function readPage(context: BuildContext, file: string, files: readonly string[]): Promise<PageFences[]> {
  const english = findFences(relativePath(context, file), await readFile(file, 'utf8'));
  const isTranslation = (other: string) => /^index\.\w+\.md$/.test(path.relative(path.dirname(file), other));
  return [
    english,
    ...(await Promise.all(
      files
        .filter(isTranslation)
        .map(async (other) =>
          inherit(findFences(relativePath(context, other), await readFile(other, 'utf8')), english),
        ),
    )),
  ];
}
