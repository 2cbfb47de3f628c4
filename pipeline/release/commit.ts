import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How many files to name. */
const NAMED = 5;

/** Describes uncommitted changes, with which a build cannot be reproduced. Null if there are none, or no repository. */
export async function uncommitted(root: string): Promise<string | null> {
  const { stdout } = await run('git', ['status', '--porcelain'], { cwd: root }).catch(() => ({ stdout: '' }));
  const files = stdout.split('\n').filter(Boolean);
  if (files.length === 0) return null;
  const names = files.slice(0, NAMED).map((line) => line.slice(3));
  const rest = files.length > NAMED ? ` and ${files.length - NAMED} more` : '';
  return `The build differs from the last commit in ${names.join(', ')}${rest}.`;
}
