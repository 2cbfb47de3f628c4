import { buildSite } from '../build/build-site.ts';
import { createContext } from '../cache/context.ts';
import type { StepCount } from '../cache/step-log.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { explainTranslations, reportBuild } from '../cli/report.ts';
import { runCommand } from '../cli/run-command.ts';

const OPTIONS = { explain: { type: 'boolean' }, 'without-pictures': { type: 'boolean' } } as const;

// `npm run build`. With `-- --explain` it also prints untranslated and stale texts, and a table of cache hits and misses.
// With `-- --without-pictures`, for a site that stays on this machine, link previews have none.
await runCommand(async () => {
  const { explain: isExplained, 'without-pictures': isLocal = false } = readArguments(OPTIONS);
  const context = createContext();
  const { referenceTranslations } = await reportBuild(context, () => buildSite(context, { withPictures: !isLocal }));
  if (!isExplained) return;
  console.log(explainTranslations(referenceTranslations));
  console.table(Object.fromEntries([...context.steps.log.counts()].map(([name, count]) => [name, tableRow(count)])));
});

/** The time is that during which at least one value was being made. Concurrent steps overlap: the sum is longer than the build. */
function tableRow({ remembered, read, made, milliseconds }: StepCount) {
  return { hits: remembered + read, misses: made, seconds: Math.round(milliseconds / 10) / 100 };
}
