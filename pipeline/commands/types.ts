import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { typeCheckFences } from '../checks/fences/command.ts';
import { createContext, type BuildContext } from '../cache/context.ts';
import { runCommand } from '../cli/run-command.ts';

/** Folders with their own tsconfig, each limited to the platform it runs on. The largest come first. */
const PROJECTS = [
  'content',
  'tests',
  'tests/fixture',
  'site',
  'pipeline',
  'client',
  'client/browser',
  'client/islands',
  'client/service-worker',
  'worker',
];

// `npm run types`: type-checks every folder and the fences of every page, and reports all errors before it fails. `npm
// run types -- content/react-charts`: type-checks the fences of one page.
const context = createContext();
const pages = process.argv.slice(2);
if (pages.length === 0) await checkProjects(context);
await runCommand(async () => {
  const count = await typeCheckFences(context, pages);
  if (pages.length > 0) console.log(`${count} fences compile.`);
});

/** Type-checks the projects in parallel, one per core. */
async function checkProjects({ root }: BuildContext): Promise<void> {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const waiting = PROJECTS.values();
  const failed: string[] = [];
  const check = async () => {
    for (const project of waiting) {
      const run = spawn(process.execPath, [compiler, '-p', project], { cwd: root, stdio: 'inherit' });
      if ((await once(run, 'close'))[0] !== 0) failed.push(project);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, check));
  if (failed.length === 0) return;
  console.error(`Types do not hold in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
