import { createContext } from '../kit/context.ts';
import { Refusal } from '../kit/refusal.ts';
import { openNamespace } from '../release/namespace.ts';
import { removeBuilds } from '../release/published-builds.ts';
import { listReleases, type Release } from '../release/releases.ts';
import { TARGET_OPTIONS, readArguments, targetOf } from '../release/target.ts';
import { runCommand } from './run-command.ts';

// `npm run builds -- --env production`: lists the builds that readers can get; with `--keep 5`, removes the content of all
// but the newest five and the current one from KV.
await runCommand(async () => {
  const { keep, ...values } = readArguments({ ...TARGET_OPTIONS, keep: { type: 'string' } });
  const target = targetOf(createContext().root, values);
  const releases = await listReleases(target);
  console.log(tableOf(releases));
  if (keep === undefined) return;
  if (!/^[1-9]\d*$/.test(keep)) throw new Refusal('--keep takes a number of builds, one at least.');
  const kept = releases.filter(({ isCurrent }, at) => isCurrent || at < Number(keep));
  const removed = await removeBuilds(
    openNamespace(target),
    kept.flatMap(({ content }) => content ?? []),
  );
  console.log(`\n${releases.length - kept.length} builds removed, ${removed} keys. ${kept.length} builds are left.`);
});

function tableOf(releases: readonly Release[]): string {
  if (releases.length === 0) return 'No build has been released here.';
  const line = ({ build, made, isCurrent, version, content }: Release) =>
    [
      build.padEnd(16),
      made.slice(0, 16).replace('T', ' '),
      content ? `${content.files} files in KV` : 'in the deployment',
      isCurrent ? 'current' : version === null ? 'worker gone' : '',
    ]
      .join('  ')
      .trimEnd();
  return releases.map(line).join('\n');
}
