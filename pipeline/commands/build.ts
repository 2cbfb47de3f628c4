import { buildSite } from '../build-site.ts';
import { createContext } from '../kit/context.ts';
import { STEPS } from '../steps.ts';
import { explainSteps } from './explain.ts';
import { explainTranslations, reportBuild } from './report.ts';
import { runCommand } from './run-command.ts';

// `npm run build`; `-- --explain` also prints untranslated and stale texts, and a table of cache hits and misses.
const isExplained = process.argv.includes('--explain');

await runCommand(async () => {
  const context = createContext();
  const { referenceTranslations } = await reportBuild(context, () => buildSite(context));
  if (!isExplained) return;
  console.log(explainTranslations(referenceTranslations));
  console.log(`\n${explainSteps(STEPS, context.steps.log.counts())}`);
});
