import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildInfo } from '../../site/build-info.ts';

/** What the last build into a folder tells the worker. @throws Error where there is none. */
export async function readBuildInfo({ out }: { out: string }): Promise<BuildInfo> {
  return JSON.parse(await readFile(path.join(out, 'generated/build.json'), 'utf8')) as BuildInfo;
}
