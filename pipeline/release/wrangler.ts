import { spawn, type ChildProcess } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { Refusal } from '../kit/refusal.ts';

const environment = () => ({ ...process.env, WRANGLER_SEND_METRICS: 'false' });

/** Runs wrangler before the eyes of whoever runs the command, and lets it ask. @throws Refusal when it fails. */
export async function showWrangler(root: string, command: readonly string[]): Promise<void> {
  const child = spawn('wrangler', command, { cwd: root, stdio: 'inherit', env: environment() });
  if ((await endOf(child)) !== 0) throw new Refusal(`wrangler ${command[0]} failed, see above.`);
}

/**
 * Runs wrangler, which asks nothing.
 *
 * @returns What it printed.
 * @throws Refusal with what it said, when it fails.
 */
export async function runWrangler(root: string, command: readonly string[]): Promise<string> {
  const child = spawn('wrangler', command, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...environment(), CI: 'true' },
  });
  const [printed, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), endOf(child)]);
  if (code !== 0) throw new Refusal(`wrangler ${command.join(' ')} failed.\n${printed}${complaints}`.trimEnd());
  return printed;
}

function endOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => child.once('close', resolve).once('error', reject));
}
