import { readBuildInfo } from '../kit/build-info.ts';
import { createContext } from '../kit/context.ts';
import { publish } from '../release/releases.ts';
import { TARGET_OPTIONS, readArguments, targetOf } from '../release/target.ts';
import { showWrangler } from '../release/wrangler.ts';
import { runCommand } from './run-command.ts';

// `npm run deploy -- --env production`: gives readers the last build, worker and content. With `--dry-run` it bundles
// everything and uploads nothing.
await runCommand(async () => {
  const context = createContext();
  const { 'dry-run': isDry = false, ...values } = readArguments({ ...TARGET_OPTIONS, 'dry-run': { type: 'boolean' } });
  const target = targetOf(context.root, values);
  const { id } = await readBuildInfo(context);
  // The content first: no reader gets a worker before what it reads is there.
  if (target.namespace && !isDry) console.log(`Published ${(await publish(target, context)).files} files to KV.`);
  const command = ['deploy', ...target.environment, '--tag', id, '--message', `Build ${id}`];
  await showWrangler(context.root, isDry ? [...command, '--dry-run'] : command);
});
