import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { typeCheckFences } from '../fences/command.ts';
import { createContext, type BuildContext } from '../kit/context.ts';
import { runCommand } from './run-command.ts';

/** Folders with their own tsconfig, each limited to the platform it runs on. */
const PROJECTS = [
  'site',
  'pipeline',
  'client',
  'client/browser',
  'client/islands',
  'client/service-worker',
  'worker',
  'content',
  'tests',
];

// `npm run types`: type-checks every folder and the fences of every page, and reports all errors before it fails. `npm
// run types -- content/react-charts`: type-checks the fences of one page.
const context = createContext();
const pages = process.argv.slice(2);
if (pages.length === 0) checkProjects(context);
await runCommand(async () => {
  const count = await typeCheckFences(context, pages);
  if (pages.length > 0) console.log(`${count} fences compile.`);
});

function checkProjects({ root }: BuildContext): void {
  const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
  const failed = PROJECTS.filter(
    (project) => spawnSync(process.execPath, [compiler, '-p', project], { cwd: root, stdio: 'inherit' }).status !== 0,
  );
  if (failed.length === 0) return;
  console.error(`Types do not hold in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
