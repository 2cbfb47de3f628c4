import { createContext } from '../../cache/context.ts';
import { readBuildInfo } from '../../kit/build-info.ts';
import { UserError } from '../../kit/user-error.ts';
import { uncommitted } from '../../release/commit.ts';
import { assertOriginIsServed } from '../../release/origin.ts';
import type { FormerFiles } from '../../release/former-files.ts';
import { deploy, rollBack } from '../../release/releases.ts';
import { smokeTest } from '../../release/smoke-test.ts';
import { TARGET_OPTIONS, readTarget } from '../../release/target.ts';
import { readArguments } from '../../cli/read-arguments.ts';
import { assertConfiguration } from '../../release/assert-configuration.ts';
import { runCommand } from '../../cli/run-command.ts';

const OPTIONS = {
  ...TARGET_OPTIONS,
  'dry-run': { type: 'boolean' },
  fresh: { type: 'boolean' },
  address: { type: 'string' },
  uncommitted: { type: 'boolean' },
  'or-rollback': { type: 'boolean' },
} as const;

// `npm run deploy -- --env production`: releases the last build, worker and content, then smoke-tests the site. Keeps
// the hashed files of former builds, unless `--fresh` is given. With `--dry-run`, bundles everything and uploads
// nothing.
await runCommand(async () => {
  const {
    'dry-run': isDry = false,
    fresh: isFresh,
    uncommitted: allowUncommitted,
    'or-rollback': orRollback,
    ...values
  } = readArguments(OPTIONS);
  const context = createContext();
  assertConfiguration(context.root, values.env);
  if (values.address === undefined) assertOriginIsServed(context.root, values.env);
  const difference = allowUncommitted ? null : await uncommitted(context.root);
  if (difference !== null && !isDry)
    throw new UserError(`${difference} Commit it, or release it as it is: --uncommitted.`);
  const target = readTarget(context.root, values);
  const { address: deployed, former, content } = await deploy(target, context, { isDry, isFresh });
  if (isDry) {
    if (content > 0) console.log(`Before the worker, ${content} files of content would go into KV.`);
    return console.log(`Nothing was uploaded.${difference === null ? '' : ` ${difference}`}`);
  }
  console.log(describeKept(former));
  const address = values.address ?? deployed;
  if (address === null) return console.log('No address is known: run npm run smoke -- <address>.');
  try {
    await smokeTest(address, { build: (await readBuildInfo(context)).id });
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const command = `npm run rollback -- ${values.env === undefined ? '' : `--env ${values.env}`}`.trim();
    if (!orRollback) throw new UserError(`${error.message}\nReaders have the new build. Go back: ${command}`);
    const { build } = await rollBack(target, undefined);
    throw new UserError(`${error.message}\nReaders get build ${build} again.`);
  }
});

function describeKept(former: FormerFiles | null): string {
  const { builds, files, withoutPictures, dropped } = former ?? {
    builds: 0,
    files: 0,
    withoutPictures: [],
    dropped: [],
  };
  const lines = [`${files} hashed files of ${builds} former builds are kept for open pages.`];
  if (withoutPictures.length > 0) lines.push(`There was no room for the pictures of ${withoutPictures.join(', ')}.`);
  if (dropped.length > 0)
    lines.push(`There was no room for ${dropped.join(', ')}: pages that were opened from these offer a reload.`);
  return lines.join('\n');
}
