import { UserError } from '../kit/user-error.ts';
import { bindingProblems } from './bindings.ts';
import { readConfiguration } from './configuration.ts';
import { variableProblems } from './variables.ts';

/**
 * @param environment Its name in `wrangler.toml`; undefined for the top level.
 * @throws UserError with one line for each wrong binding and variable.
 */
export function refuseConfiguration(root: string, environment: string | undefined): void {
  const configuration = readConfiguration(root, environment);
  const problems = [bindingProblems, variableProblems].flatMap((find) => find(configuration, environment));
  if (problems.length > 0) throw new UserError(problems.join('\n'));
}
