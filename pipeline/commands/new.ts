import { createContext } from '../kit/context.ts';
import { makeNew } from '../new/make-new.ts';
import { runCommand } from './run-command.ts';

// `npm run new`: makes a page and the like. In a terminal it asks for what the command does not say.
await runCommand(async () => {
  const terminal = process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : null;
  for (const line of await makeNew(createContext(), process.argv.slice(2), terminal)) console.log(line);
});
