import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { BuildInfo } from '../../site/config/build-info.ts';
import { FORMER_BUILD_PATH } from '../../site/protocol/former-build.ts';
import { createContentFiles } from '../output/content-sink.ts';
import { writeOwnList } from '../output/file-list.ts';
import { bundleFormerBuild, bundleServiceWorker } from '../output/client/bundle-alone.ts';
import { createReport, type BuildOptions, type SiteBuild } from './build-report.ts';
import { composeSite } from './compose-site.ts';
import type { BuildContext } from '../cache/context.ts';
import { hashValues } from '../kit/hash.ts';
import { pruneCache } from '../cache/prune-cache.ts';
import { buildSearchIndex } from '../search/build-search.ts';

/**
 * Makes the whole site in `context.out`, and swaps it in for the previous build once it is complete. The build id does
 * not depend on the options.
 *
 * @throws BuildError listing every problem in the content.
 */
export async function makeSite(context: BuildContext, { withPictures }: BuildOptions): Promise<SiteBuild> {
  limitMemory();
  const assets = path.join(context.out, 'next');
  const staticFolder = path.join(assets, 'static');
  await rm(assets, { recursive: true, force: true });
  await mkdir(staticFolder, { recursive: true });
  const sink = createContentFiles(assets);
  const site = await composeSite(context, {
    assets,
    sink,
    buildIndex: (locale, documents) => buildSearchIndex(context, assets, locale, documents),
  });
  const { info, code, core } = site;
  // The search index changes with every word of content, and a worker always reads its own: keep it out of the worker's
  // hash.
  const { search, ...files } = info;
  // Pictures are drawn below: their names are those of files that are deployed with the worker, too.
  const names = [...(await readdir(staticFolder)), ...site.pictures.listNames(), ...site.thumbnails.listNames()];
  const worker = hashValues(code, JSON.stringify(files), ...names.sort());
  const id = hashValues(worker, JSON.stringify(search), sink.hash());
  await sink.finish(id);
  await site.thumbnails.write();
  if (withPictures) await site.pictures.write();
  await cp(path.join(context.root, 'public'), assets, { recursive: true });
  await bundleServiceWorker(context.root, path.join(assets, 'sw.js'), id, core);
  await bundleFormerBuild(context.root, path.join(assets, FORMER_BUILD_PATH));
  await writeOwnList(assets, id);
  const served = path.join(context.out, 'assets');
  await rm(served, { recursive: true, force: true });
  await rename(assets, served);
  const generated = path.join(context.out, 'generated');
  await mkdir(generated, { recursive: true });
  await writeFile(path.join(generated, 'build.json'), JSON.stringify({ id, worker, ...info } satisfies BuildInfo));
  await pruneCache({ cache: context.cache, used: context.steps.used });
  return { buildId: id, ...(await createReport(context.root, site)) };
}

/**
 * Makes the build fit in 1.5 GB. Both garbage collectors wait as long as the machine has memory: that of V8 is told to
 * collect whenever the heap has grown by a quarter, and that of Go, in which esbuild is written, to stay below a limit.
 */
function limitMemory(): void {
  setFlagsFromString('--heap-growing-percent=25');
  process.env['GOMEMLIMIT'] ??= '350MiB';
}
