import { createContext } from '../cache/context.ts';
import { makeNew } from '../authoring/new/make-new.ts';
import { runCommand } from '../cli/run-command.ts';

// `npm run new`: generates a page, a demo and so on. In a terminal it asks for missing arguments.
await runCommand(async () => {
  const terminal = process.stdin.isTTY ? { input: process.stdin, output: process.stdout } : null;
  for (const line of await makeNew(createContext(), process.argv.slice(2), terminal)) console.log(line);
});
