import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { relativePath, type BuildContext } from '../../cache/context.ts';
import { readIfPresent } from '../../kit/files.ts';
import { UserError } from '../../kit/user-error.ts';

/** Writes a file that does not exist yet. @throws UserError if it does. */
export async function writeNew(context: BuildContext, file: string, text: string): Promise<void> {
  const exists = await access(file).then(
    () => true,
    () => false,
  );
  if (exists) throw new UserError(`${relativePath(context, file)} exists. Choose another name, or edit it.`);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`Created ${relativePath(context, file)}`);
}

/** Reads the English page in a folder below `content`. @throws UserError if there is none. */
export async function readPage(context: BuildContext, page: string): Promise<string> {
  const file = path.join(context.content, page, 'index.md');
  const text = await readIfPresent(readFile(file, 'utf8'));
  if (text === null)
    throw new UserError(
      `There is no page ${relativePath(context, file)}. Create it first: npm run new -- page ${page}`,
    );
  return text;
}

/** Changes a file of the content. @param change Returns null if the text has no place for it. */
export async function changeFile(
  context: BuildContext,
  file: string,
  change: (text: string) => string | null,
): Promise<void> {
  const changed = change(await readFile(file, 'utf8'));
  if (changed === null)
    throw new UserError(`${relativePath(context, file)} does not have the form that this command expects.`);
  await writeFile(file, changed);
  console.log(`Changed ${relativePath(context, file)}`);
}
