import { buildSite } from '../build-site.ts';
import { createContext } from '../kit/context.ts';
import { STEPS } from '../steps.ts';
import { explainSteps } from './explain.ts';
import { reportBuild } from './report.ts';
import { runCommand } from './run-command.ts';

// `npm run build`, and with `-- --explain` a table of what was kept and what was made.
const isExplained = process.argv.includes('--explain');

await runCommand(async () => {
  const context = createContext();
  await reportBuild(context, () => buildSite(context));
  if (isExplained) console.log(`\n${explainSteps(STEPS, context.steps.log.counts())}`);
});
