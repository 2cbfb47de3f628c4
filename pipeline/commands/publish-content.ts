import { createContext } from '../kit/context.ts';
import { publish } from '../release/releases.ts';
import { TARGET_OPTIONS, readArguments, targetOf } from '../release/target.ts';
import { runCommand } from './run-command.ts';

// `npm run publish:content -- --env production`: gives readers the content of the last build, where the worker that is
// deployed fits it. What is more than text takes `npm run deploy`.
await runCommand(async () => {
  const context = createContext();
  const { id, files } = await publish(targetOf(context.root, readArguments(TARGET_OPTIONS)), context);
  console.log(`Published ${files} files of build ${id} and switched to it.`);
});
