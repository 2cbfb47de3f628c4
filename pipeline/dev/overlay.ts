import path from 'node:path';
import * as esbuild from 'esbuild';
import { DEVELOPMENT_PATH, DEVELOPMENT_SCRIPT } from '../../site/protocol/development.ts';
import { bundleSettings } from '../kit/bundle-settings.ts';

/** Bundles what the dev server adds to each page: path → JavaScript. Nothing of it is part of a deployed site. */
export async function bundleOverlay(root: string): Promise<ReadonlyMap<string, string>> {
  const { outputFiles } = await esbuild.build({
    entryPoints: { [DEVELOPMENT_SCRIPT]: 'client/browser/development/index.ts' },
    ...bundleSettings('browser'),
    loader: { '.css': 'text' },
    splitting: true,
    write: false,
    outdir: DEVELOPMENT_PATH,
    absWorkingDir: root,
  });
  return new Map(outputFiles.map(({ path: file, text }) => [`${DEVELOPMENT_PATH}/${path.basename(file)}`, text]));
}
