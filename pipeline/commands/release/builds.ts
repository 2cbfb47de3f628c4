import { createContext } from '../../cache/context.ts';
import { UserError } from '../../kit/user-error.ts';
import { describeFormerFiles } from '../../release/former-files.ts';
import { keepNewest, listReleases, type Release } from '../../release/releases.ts';
import { TARGET_OPTIONS, getNamespace, readTarget } from '../../release/target.ts';
import { readArguments } from '../../cli/read-arguments.ts';
import { runCommand } from '../../cli/run-command.ts';

// `npm run builds -- --env production`: lists the releases, and the files kept from former ones. With `--keep 5`,
// deletes the KV content of all but the newest five and the current one.
await runCommand(async () => {
  const { keep, ...values } = readArguments({ ...TARGET_OPTIONS, keep: { type: 'string' } });
  if (keep !== undefined && !/^[1-9]\d*$/.test(keep))
    throw new UserError('--keep takes a number of builds, one at least.');
  const target = readTarget(createContext().root, values);
  if (keep !== undefined) getNamespace(target);
  const releases = await listReleases(target);
  console.log(formatTable(releases));
  if (target.origin !== null) console.log(`\n${await describeFormerFiles(target.origin)}`);
  if (keep === undefined) return;
  const { builds, keys } = await keepNewest(target, releases, Number(keep));
  const left = releases.length - builds;
  console.log(
    `\n${formatCount(builds, 'build')} removed, ${formatCount(keys, 'key')}. Left: ${formatCount(left, 'build')}.`,
  );
});

function formatCount(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function formatTable(releases: readonly Release[]): string {
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
  const lines = releases.map(line);
  if (!releases.some(({ isCurrent }) => isCurrent))
    lines.push(
      '',
      'None of these is current. `npm run rollback -- --to <build>`, with the same options, makes one current.',
    );
  return lines.join('\n');
}
