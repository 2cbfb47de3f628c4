import { createContext } from '../kit/context.ts';
import { deploy } from '../release/releases.ts';
import { TARGET_OPTIONS, readArguments, targetOf } from '../release/target.ts';
import { runCommand } from './run-command.ts';

// `npm run deploy -- --env production`: gives readers the last build, worker and content. With `--dry-run` it bundles
// everything and uploads nothing.
await runCommand(async () => {
  const { 'dry-run': isDry, ...values } = readArguments({ ...TARGET_OPTIONS, 'dry-run': { type: 'boolean' } });
  const context = createContext();
  await deploy(targetOf(context.root, values), context, isDry);
});
