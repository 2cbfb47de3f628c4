import path from 'node:path';
import { watch } from 'chokidar';
import type { DevelopmentProblem } from '../../site/protocol/development.ts';
import { createDevelopmentAssets } from '../dev/assets.ts';
import { startDevelopmentServer } from '../dev/server.ts';
import { createDevelopmentSite } from '../dev/site.ts';
import { pendingTranslations, toProblems } from '../dev/state.ts';
import { assertConfiguration, refuseLocalVariables } from '../release/assert-configuration.ts';
import { LISTEN_OPTIONS, readListenAddress } from '../cli/listen-address.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { reportBuild } from '../cli/report.ts';
import { runCommand } from '../cli/run-command.ts';

/** Folders that trigger a build, and those of them that trigger a reload of the worker. */
const BUILT = ['content', 'client', 'site', 'locales', 'public', 'worker'];
const WORKER = ['worker', 'client', 'site', 'locales'];

/** Debounce for file changes, in milliseconds. */
const DEBOUNCE_MS = 40;

// `npm run dev`: builds, serves, and rebuilds on change.
await runCommand(async () => {
  const { host, port } = await readListenAddress(readArguments(LISTEN_OPTIONS));
  const site = await createDevelopmentSite();
  assertConfiguration(site.context.root, undefined);
  refuseLocalVariables(site.context.root);
  const assets = await createDevelopmentAssets(site);
  let { guideTranslations } = await reportBuild(site.context, site.build);
  const announce = (problems: DevelopmentProblem[]) =>
    assets.announce({ build: site.info().id, problems, translations: pendingTranslations(guideTranslations) });
  announce([]);
  const server = await startDevelopmentServer(site.context, { host, port, assets });
  console.log(`The site is at http://${host}:${port} and follows your changes.`);

  const changed = new Set<string>();
  const rebuild = async () => {
    const touched = [...changed];
    changed.clear();
    try {
      ({ guideTranslations } = await reportBuild(site.context, site.build));
      if (touched.some((folder) => WORKER.includes(folder))) await server.update();
      announce([]);
    } catch (error) {
      // Broken while being edited: print the error and try again on the next change.
      console.error(error instanceof Error ? error.message : error);
      announce(toProblems(error));
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let working = Promise.resolve();
  watch(BUILT, { cwd: site.context.root, ignoreInitial: true }).on('all', (event, file) => {
    site.forget(path.join(site.context.root, file), event === 'change' ? 'text' : 'place');
    changed.add(file.split(path.sep)[0] ?? '');
    clearTimeout(timer);
    timer = setTimeout(() => void (working = working.then(rebuild)), DEBOUNCE_MS);
  });
});
