import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createContext } from '../kit/context.ts';

/** Folders with a tsconfig of their own: each knows the platform it runs on and no other. */
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

// `npm run types`: checks every folder, and reports all of them before it fails.
const { root } = createContext();
const compiler = path.join(root, 'node_modules/typescript/bin/tsc');
const failed = PROJECTS.filter(
  (project) => spawnSync(process.execPath, [compiler, '-p', project], { cwd: root, stdio: 'inherit' }).status !== 0,
);
if (failed.length > 0) {
  console.error(`Types do not hold in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
