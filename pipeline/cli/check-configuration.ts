import { createContext } from '../cache/context.ts';
import { assertConfiguration, refuseLocalVariables } from '../release/assert-configuration.ts';
import { runCommand } from './run-command.ts';

// `node pipeline/cli/check-configuration.ts`: what `npm start` refuses before it builds.
await runCommand(() => {
  const { root } = createContext();
  assertConfiguration(root, undefined);
  refuseLocalVariables(root);
});
