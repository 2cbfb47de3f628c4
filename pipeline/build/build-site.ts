import path from 'node:path';
import { readJson, writeJson } from '../cache/cache.ts';
import type { BuildContext } from '../cache/context.ts';
import type { BuildOptions, SiteBuild } from './build-report.ts';
import { hashInputs, hashOutputs } from './build-hashes.ts';

/** The last complete build in a folder: what it was made of, what it wrote, and what it reported. */
interface BuildRecord {
  inputs: string;
  outputs: string;
  build: SiteBuild;
}

/**
 * Builds the whole site into `context.out`. If nothing that a build reads has changed since the last one, and its files
 * are as it wrote them, there is nothing to do: then not even the code of the build is loaded.
 *
 * @throws BuildError listing every problem in the content.
 */
export async function buildSite(context: BuildContext, options: BuildOptions): Promise<SiteBuild> {
  const file = path.join(context.out, 'record.json');
  const inputs = await hashInputs(context, options);
  const last = readJson<BuildRecord>(file)?.value;
  if (last?.inputs === inputs && last.outputs === (await hashOutputs(context))) return last.build;
  const { makeSite } = await import('./make-site.ts');
  const build = await makeSite(context, options);
  const record: BuildRecord = { inputs, outputs: await hashOutputs(context), build };
  // What was edited meanwhile may be in the site or not: then the next build makes it again.
  if ((await hashInputs(context, options)) === inputs) await writeJson(file, record);
  return build;
}
