import { existsSync } from 'node:fs';
import path from 'node:path';
import { unstable_getVarsForDev as getVariables } from 'wrangler';
import { UserError } from '../kit/user-error.ts';
import { bindingProblems } from './bindings.ts';
import { readConfiguration } from './configuration.ts';
import { unknownVariables, variableProblems, wrongValues } from './variables.ts';

/**
 * @param environment Its name in `wrangler.toml`; undefined for the top level.
 * @throws UserError with one line for each wrong binding and variable.
 */
export function assertConfiguration(root: string, environment: string | undefined): void {
  const configuration = readConfiguration(root, environment);
  const problems = [bindingProblems, variableProblems].flatMap((find) => find(configuration, environment));
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}

/**
 * Checks the variables that this machine overrides: a worker with a wrong one would never be ready.
 *
 * @throws UserError with one line for each wrong one.
 */
export function refuseLocalVariables(root: string): void {
  const { vars } = readConfiguration(root, undefined);
  const all = getVariables(path.join(root, 'wrangler.toml'), undefined, vars, undefined, true);
  // Those of `wrangler.toml` are plain texts.
  const own = Object.entries(all).filter(([, { type }]) => type === 'secret_text');
  const variables = Object.fromEntries(own.map(([name, { value }]) => [name, value]));
  // Wrangler reads `.env` only without `.dev.vars`, and that file may be for other programs, too.
  const isForWorker = existsSync(path.join(root, '.dev.vars'));
  const problems = [...wrongValues(variables), ...(isForWorker ? unknownVariables(variables) : [])];
  if (problems.length > 0)
    throw new UserError(problems.map((problem) => `${isForWorker ? '.dev.vars' : '.env'}: ${problem}`).join('\n'));
}
