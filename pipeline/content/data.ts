import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { relativePath, type BuildContext } from '../cache/context.ts';
import { readIfPresent } from '../kit/files.ts';
import { hashValues } from '../kit/hash.ts';
import { BuildError } from '../kit/problems.ts';

/**
 * Imports a data module, bypassing Node's module cache when its text changed, for watching builds.
 *
 * @throws BuildError if it does not run, or does not export what the schema says.
 */
export async function importData<T>(context: BuildContext, file: string, schema: v.GenericSchema<T>): Promise<T> {
  const place = { file: relativePath(context, file) };
  const text = await readIfPresent(context.sources.read(file));
  if (text === null)
    throw new BuildError([{ ...place, message: 'There is no such file.', remedy: 'Restore it, or write it anew.' }]);
  const url = `${pathToFileURL(file).href}?${hashValues(text)}`;
  const module: unknown = await import(url).catch((error: unknown) => {
    const { name: kind, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const [, after = ''] = stack.split(path.basename(file));
    const line = Number(/^(?:\?\w+)?:(\d+)/.exec(after)?.[1] ?? 1);
    const remedy = 'Fix the code of the file.';
    throw new BuildError([{ ...place, line, message: `It does not run: ${kind}: ${message}.`, remedy }]);
  });
  // Only checked, not parsed: the exported object stays the same from one build to the next.
  if (v.is(schema, module)) return module;
  throw new BuildError(
    (v.safeParse(schema, module).issues ?? []).map((issue) => ({
      ...place,
      ...findLine(text, issue),
      message: `\`${v.getDotPath(issue) ?? path.basename(file)}\` is not valid: ${issue.message}.`,
      remedy: 'See the type of the export for what it may have.',
    })),
  );
}

/** The line of the address that an issue is about, if there is one. */
function findLine(text: string, issue: v.BaseIssue<unknown>): { line?: number } {
  const addresses = (issue.path ?? []).flatMap(({ key, input }) => [
    ...(typeof key === 'string' && key.startsWith('/') ? [key] : []),
    ...(v.is(v.object({ pathname: v.string() }), input) ? [input.pathname] : []),
  ]);
  const address = addresses.at(-1);
  const at = address === undefined ? -1 : text.indexOf(`'${address}'`);
  return at < 0 ? {} : { line: text.slice(0, at).split('\n').length };
}
