import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { UserError } from '../kit/user-error.ts';

/** Wrangler's program. Node runs it by its path: on Windows, `wrangler` is a script of the shell. */
export const wranglerProgram = (root: string) => path.join(root, 'node_modules/wrangler/bin/wrangler.js');

/** A release starts wrangler a dozen times; its compile cache saves a third of each start. */
const environment = (root: string) => ({
  NODE_COMPILE_CACHE: path.join(root, '.cache/wrangler'),
  ...process.env,
  WRANGLER_SEND_METRICS: 'false',
});

/**
 * Runs wrangler interactively, in the user's terminal.
 *
 * @param output File for wrangler's report, as JSON Lines.
 * @throws UserError if it fails.
 */
export async function showWrangler(root: string, command: readonly string[], output: string): Promise<void> {
  const env = { ...environment(root), WRANGLER_OUTPUT_FILE_PATH: output };
  const child = spawn(process.execPath, [wranglerProgram(root), ...command], { cwd: root, stdio: 'inherit', env });
  if ((await waitForEnd(child)) !== 0) throw new UserError(`wrangler ${command[0]} failed, see above.`);
}

/**
 * Runs wrangler non-interactively.
 *
 * @returns Its output.
 * @throws UserError with its output, if it fails.
 */
export async function runWrangler(root: string, command: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [wranglerProgram(root), ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(root), CI: 'true' },
  });
  const [printed, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), waitForEnd(child)]);
  if (code !== 0) throw new UserError(failureText(command, stripVTControlCharacters(printed + complaints)));
  return printed;
}

/** Why wrangler failed, without its warnings, which may precede the reason. */
export function failureText(command: readonly string[], output: string): string {
  if (/set a CLOUDFLARE_API_TOKEN/.test(output))
    return 'CLOUDFLARE_API_TOKEN is not set: set it to a token of your account that may edit Workers, or run `npx wrangler login`.';
  const [, reason = output] = /\[ERROR\]\s*([^]*?)\s*(?:🪵[^]*)?$/.exec(output) ?? [];
  return `${reason.trim()}\nwrangler ${command.join(' ')} failed.`;
}

function waitForEnd(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
}
