import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildInfo } from '../../site/config/build-info.ts';
import { UserError } from './user-error.ts';

/** Reads what the last build into a folder tells the worker. @throws UserError when there was none. */
export async function readBuildInfo({ out }: { out: string }): Promise<BuildInfo> {
  const file = path.join(out, 'generated/build.json');
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new UserError(`There is no build: ${path.relative('', file)} cannot be read. Run \`npm run build\`.`, {
      cause,
    });
  });
  return JSON.parse(text) as BuildInfo;
}
