import path from 'node:path';
import type { BuildContext } from '../cache/context.ts';
import { Problems } from '../kit/problems.ts';
import { completeSite } from './complete-site.ts';
import { readSources } from './read-sources.ts';
import { renderSite } from './render-site.ts';
import { writeSite, type WriteOptions, type WrittenSite } from './write-site.ts';

/** URL prefix of the files with a hash in their name. */
const STATIC_PATH = '/static/';

export interface ComposeSiteOptions extends WriteOptions {
  /** Folder of the files served as they are; its `static` folder exists. */
  assets: string;
}

/**
 * Builds the whole site except the files that contain the build id: sources, rendered, complete, written.
 *
 * @throws BuildError listing every problem in the content.
 */
export async function composeSite(context: BuildContext, options: ComposeSiteOptions): Promise<WrittenSite> {
  const problems = new Problems();
  const statics = { staticFolder: path.join(options.assets, 'static'), staticPath: STATIC_PATH };
  const sources = await readSources(context, problems);
  const rendered = await renderSite(context, { sources, statics }, problems);
  const site = await completeSite(context, rendered, problems);
  return writeSite(context, { ...options, site }, problems);
}
