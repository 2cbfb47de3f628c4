import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { createContext } from '../cache/context.ts';
import { UserError } from '../kit/user-error.ts';
import { LISTEN_OPTIONS, readListenAddress } from '../cli/listen-address.ts';
import { readArguments } from '../cli/read-arguments.ts';
import { runCommand } from '../cli/run-command.ts';
import { freeMemory, limitGrowth, restartSavingMemory } from '../cli/save-memory.ts';

/** Where content is read from instead of the assets: a local KV namespace that `npm run publish:content` wrote. */
const CONTENT_OPTIONS = { 'namespace-id': { type: 'string' }, 'persist-to': { type: 'string' } } as const;

restartSavingMemory();

// `npm start`: builds, serves, and prints the URL once the server responds. This process only serves.
await runCommand(async () => {
  const options = readArguments({ ...LISTEN_OPTIONS, ...CONTENT_OPTIONS });
  const content = readContentOptions(options);
  const { host, port } = await readListenAddress(options);
  if (!runProgram('../cli/check-configuration.ts') || !runProgram('build.ts', '--without-pictures')) {
    process.exitCode = 1;
    return;
  }
  limitGrowth();
  // Loaded only now, so that the build has the memory.
  const { serveSite } = await import('../cli/serve.ts');
  const { url } = await serveSite(createContext(), { hostname: host, port, ...(content && { content }) });
  const answer = await fetch(new URL('/healthz', url));
  if (!answer.ok) throw new Error(`The worker answers ${answer.status} at ${url.href}healthz. See its log above.`);
  freeMemory();
  console.log(`The site is at http://${host}:${url.port}`);
});

/** Runs a program in a process of its own, whose memory is free again while the site is served. @returns Whether it succeeded. */
function runProgram(file: string, ...values: string[]): boolean {
  const program = path.join(import.meta.dirname, file);
  return spawnSync(process.execPath, [program, ...values], { stdio: 'inherit' }).status === 0;
}

function readContentOptions({ 'namespace-id': namespaceId, 'persist-to': folder }: Record<string, string | undefined>) {
  if (namespaceId === undefined && folder === undefined) return undefined;
  if (namespaceId === undefined || folder === undefined)
    throw new UserError('--namespace-id and --persist-to belong together: see docs/operations.md.');
  return { namespaceId, folder: path.resolve(folder) };
}
