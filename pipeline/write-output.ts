import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildInfo } from '../site/build-info.ts';
import { contentFolder } from '../site/page.ts';
import { bundleServiceWorker } from './client-bundle.ts';
import type { BuildContext } from './context.ts';

/** What a build has made, beside the hashed files that it has written already. */
export interface Output {
  texts: (readonly [name: string, text: string])[];
  info: BuildInfo;
  /** Addresses of the hashed files that every page needs. */
  core: string[];
}

/** Writes the content, and puts the new assets in the place of the old ones. */
export async function writeOutput(context: BuildContext, assets: string, { texts, info, core }: Output): Promise<void> {
  const folder = path.join(assets, contentFolder(info.id));
  for (const [name, text] of texts) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await cp(path.join(context.root, 'public'), assets, { recursive: true });
  await bundleServiceWorker(context, path.join(assets, 'sw.js'), info.id, core);
  const served = path.join(context.out, 'assets');
  await rm(served, { recursive: true, force: true });
  await rename(assets, served);
  const generated = path.join(context.out, 'generated');
  await mkdir(generated, { recursive: true });
  await writeFile(path.join(generated, 'build.json'), JSON.stringify(info));
}
