import { createContext } from '../../cache/context.ts';
import { publish } from '../../release/releases.ts';
import { TARGET_OPTIONS, readTarget } from '../../release/target.ts';
import { readArguments } from '../../cli/read-arguments.ts';
import { runCommand } from '../../cli/run-command.ts';

// `npm run publish:content -- --env production`: releases the content of the last build, if it fits the deployed
// worker. Changes beyond text need `npm run deploy`.
await runCommand(async () => {
  const context = createContext();
  const { id, files } = await publish(readTarget(context.root, readArguments(TARGET_OPTIONS)), context);
  console.log(`Published ${files} files of build ${id} and switched to it.`);
});
