import { buildSite } from '../build-site.ts';
import { createContext } from '../kit/context.ts';
import { STEPS } from '../steps.ts';
import { explainSteps } from './explain.ts';
import { readArguments } from './read-arguments.ts';
import { explainTranslations, reportBuild } from './report.ts';
import { runCommand } from './run-command.ts';

const OPTIONS = { explain: { type: 'boolean' }, 'without-pictures': { type: 'boolean' } } as const;

// `npm run build`. With `-- --explain` it also prints untranslated and stale texts, and a table of cache hits and misses.
// With `-- --without-pictures`, for a site that stays on this machine, link previews have none.
await runCommand(async () => {
  const { explain: isExplained, 'without-pictures': isLocal = false } = readArguments(OPTIONS);
  const context = createContext();
  const { referenceTranslations } = await reportBuild(context, () => buildSite(context, { withPictures: !isLocal }));
  if (!isExplained) return;
  console.log(explainTranslations(referenceTranslations));
  console.log(`\n${explainSteps(STEPS, context.steps.log.counts())}`);
});
