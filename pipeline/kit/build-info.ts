import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildInfo } from '../../site/build-info.ts';

/** Reads what the last build into a folder tells the worker. @throws Error when there was none. */
export async function readBuildInfo({ out }: { out: string }): Promise<BuildInfo> {
  return JSON.parse(await readFile(path.join(out, 'generated/build.json'), 'utf8')) as BuildInfo;
}
