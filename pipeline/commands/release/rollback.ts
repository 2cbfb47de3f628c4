import { createContext } from '../../cache/context.ts';
import { rollBack } from '../../release/releases.ts';
import { TARGET_OPTIONS, readTarget } from '../../release/target.ts';
import { readArguments } from '../../cli/read-arguments.ts';
import { runCommand } from '../../cli/run-command.ts';

// `npm run rollback -- --env production`: releases the previous build again, or the one named by `--to <build>`.
await runCommand(async () => {
  const { to, ...values } = readArguments({ ...TARGET_OPTIONS, to: { type: 'string' } });
  const { build, content } = await rollBack(readTarget(createContext().root, values), to);
  console.log(`Readers get build ${build} again.${content ? ' Isolates take it over within two minutes.' : ''}`);
});
