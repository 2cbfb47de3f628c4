import path from 'node:path';
import * as esbuild from 'esbuild';
import { need } from '../../site/need.ts';
import { bundleSettings } from '../kit/bundle-settings.ts';
import { onlyMessages } from '../kit/only-messages.ts';
import type { StaticFiles } from '../kit/static-files.ts';

const MODULE = 'client/browser/search/open.ts';
const STYLES = 'client/browser/search/search.css';

/** Keys of the interface messages that the dialog uses. */
const MESSAGES =
  /^(?:search\.|product\.(?:all|[\w-]+\.name)$|mark\.(?:pro|premium)$|nav\.general$|bar\.search\.placeholder$)/;

/** Bundles the search dialog and its stylesheet. @returns Their URLs. */
export async function bundleSearchDialog(
  root: string,
  { staticFolder, staticPath }: StaticFiles,
): Promise<{ module: string; styles: string }> {
  const bundle = async (entry: string, define: Record<string, string>): Promise<string> => {
    const settings = bundleSettings('browser');
    const { metafile } = await esbuild.build({
      entryPoints: { search: entry },
      outdir: staticFolder,
      ...settings,
      define: { ...settings.define, ...define },
      entryNames: '[name]-[hash]',
      plugins: [onlyMessages((key) => MESSAGES.test(key))],
      metafile: true,
      absWorkingDir: root,
    });
    return staticPath + path.basename(need(Object.keys(metafile.outputs), 0));
  };
  const styles = await bundle(STYLES, {});
  const module = await bundle(MODULE, { __SEARCH_STYLES__: JSON.stringify(styles) });
  return { module, styles };
}
