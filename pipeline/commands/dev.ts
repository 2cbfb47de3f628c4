import path from 'node:path';
import type { DevelopmentProblem } from '../../site/protocol/development.ts';
import { createDevelopmentAssets } from '../dev/assets.ts';
import { startDevelopmentServer } from '../dev/server.ts';
import { createDevelopmentSite, type DevelopmentSite } from '../dev/site.ts';
import { pendingTranslations, toProblems } from '../dev/state.ts';
import { watchFolders } from '../dev/watch.ts';
import { assertConfiguration, refuseLocalVariables } from '../release/assert-configuration.ts';
import { LISTEN_OPTIONS, readListenAddress, type ListenAddress } from '../cli/listen-address.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { reportBuild } from '../cli/report.ts';
import { runCommand } from '../cli/run-command.ts';

/** Folders that trigger a build, and those of them that trigger a reload of the worker. */
const BUILT = ['content', 'client', 'site', 'locales', 'public', 'worker'];
const WORKER = ['worker', 'client', 'site', 'locales'];

/** Folder of the code that this process has loaded. */
const LOADED = 'pipeline';

/** Debounce for files that are saved at the same time, in milliseconds. */
const DEBOUNCE_MS = 10;

// `npm run dev`: builds, serves, and rebuilds on change.
await runCommand(async () => {
  const address = await readListenAddress(readArguments(LISTEN_OPTIONS));
  const site = await createDevelopmentSite();
  const { root } = site.context;
  assertConfiguration(root, undefined);
  refuseLocalVariables(root);

  const changed = new Set<string>();
  let follow = () => {};
  // Before the first build: what is saved while it runs is built next.
  let isOutdated = false;
  const stopWatching = await watchFolders(root, [...BUILT, LOADED], (file, what) => {
    const [folder = ''] = file.split(path.sep);
    site.forget(path.join(root, file), what);
    if (folder === LOADED) {
      if (!isOutdated) console.log(`${file} has changed: restart "npm run dev" to build with it.`);
      isOutdated = true;
      return;
    }
    changed.add(folder);
    follow();
  });
  try {
    const rebuild = await serve(site, address, changed);
    let timer: NodeJS.Timeout | undefined;
    let working = Promise.resolve();
    follow = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void (working = working.then(rebuild)), DEBOUNCE_MS);
    };
    if (changed.size > 0) follow();
  } catch (error) {
    await stopWatching();
    throw error;
  }
});

/**
 * Builds and serves the site.
 *
 * @param changed Top folders of what has changed; emptied by each build.
 * @returns Builds the site again, and tells open pages.
 */
async function serve(
  site: DevelopmentSite,
  address: ListenAddress,
  changed: Set<string>,
): Promise<() => Promise<void>> {
  const assets = await createDevelopmentAssets(site);
  let { guideTranslations } = await reportBuild(site.context, site.build);
  const announce = (problems: DevelopmentProblem[]) =>
    assets.announce({ build: site.info().id, problems, translations: pendingTranslations(guideTranslations) });
  announce([]);
  const server = await startDevelopmentServer(site.context, { ...address, assets });
  console.log(`The site is at http://${address.host}:${address.port} and follows your changes.`);
  return async () => {
    const touched = [...changed];
    changed.clear();
    try {
      ({ guideTranslations } = await reportBuild(site.context, site.build));
      if (touched.some((folder) => WORKER.includes(folder))) await server.update();
      announce([]);
    } catch (error) {
      // Not loaded yet: the next build has to, whatever else it is for.
      for (const folder of touched) changed.add(folder);
      // Broken while being edited: print the error and try again on the next change.
      console.error(error instanceof Error ? error.message : error);
      announce(toProblems(error));
    }
  };
}
