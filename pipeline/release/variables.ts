import SearchableMap from 'minisearch/SearchableMap';
import { VARIABLES, wrongVariables } from '../../site/config.ts';
import { UserError } from '../kit/user-error.ts';
import { readConfiguration } from './configuration.ts';

/**
 * Variables that each environment must set itself: wrangler does not inherit `[vars]`, and there is no sensible
 * default.
 */
const OWN = ['SITE_ORIGIN', 'DOCS_DOMAIN', 'SERVICE_WORKER'];

/** Maximum edit distance for the suggestion of a name. */
const MAX_EDIT_DISTANCE = 3;

/** @throws UserError with one line for each wrong, unknown or missing variable of an environment. */
export function refuseVariables(root: string, environment: string | undefined): void {
  const variables = readConfiguration(root, environment).vars;
  const table = environment === undefined ? '[vars]' : `[env.${environment}.vars]`;
  const missing = environment === undefined ? [] : OWN.filter((name) => !(name in variables));
  const problems = [
    ...wrongVariables(variables).map(
      ({ name, message }) => `${name} is ${JSON.stringify(variables[name])}: ${message}.`,
    ),
    ...Object.keys(variables)
      .filter((name) => !VARIABLES.includes(name))
      .map((name) => `${name} is no variable of this site.${suggestion(name)}`),
    ...missing.map((name) => `${name} is missing: write it, empty if it is to be off.`),
  ];
  if (problems.length > 0)
    throw new UserError(problems.map((problem) => `wrangler.toml, ${table}: ${problem}`).join('\n'));
}

function suggestion(name: string): string {
  const names = new SearchableMap<true>();
  for (const known of VARIABLES) names.set(known, true);
  const [nearest] = [...names.fuzzyGet(name, MAX_EDIT_DISTANCE)].sort(([, [, a]], [, [, b]]) => a - b);
  return nearest ? ` Do you mean ${nearest[0]}?` : ` It has ${VARIABLES.join(', ')}.`;
}
