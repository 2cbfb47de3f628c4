import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { createContext } from '../../pipeline/cache/context.ts';

interface RunOptions {
  env?: NodeJS.ProcessEnv;
  /** Shows the output when the tool has ended: for one that runs beside another. */
  isHeldBack?: boolean;
}

/** Runs a tool of the repository, whose output is shown. @returns Whether it succeeded. */
export async function runTool(
  words: readonly string[],
  { env, isHeldBack = false }: RunOptions = {},
): Promise<boolean> {
  const stdio: StdioOptions = isHeldBack ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn('npx', words, { cwd: createContext().root, env, stdio, shell: process.platform === 'win32' });
  const outputs = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : Promise.resolve('')));
  const [[code], ...printed] = await Promise.all([once(child, 'close') as Promise<[number | null]>, ...outputs]);
  process.stdout.write(printed.join(''));
  return code === 0;
}
