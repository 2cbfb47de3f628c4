import { performance } from 'node:perf_hooks';
import { buildSite } from './build-site.ts';
import { createContext } from './context.ts';
import { BuildError } from './problems.ts';

try {
  const started = performance.now();
  const { buildId, pages, demos, missing } = await buildSite(createContext());
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `Built ${buildId}: ${pages.en} English and ${pages.zh} Chinese pages, ${demos} demos, in ${seconds} s. ` +
      `${missing} navigation entries have no page yet and are left out.`,
  );
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
