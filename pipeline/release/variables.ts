import { VARIABLES, wrongVariables } from '../../site/config/config.ts';
import { nearestName } from '../kit/nearest-name.ts';
import type { WorkerConfiguration } from './configuration.ts';

/**
 * Variables that each environment must set itself: wrangler does not inherit `[vars]`, and there is no sensible
 * default.
 */
const OWN = ['SITE_ORIGIN', 'DOCS_DOMAIN', 'SERVICE_WORKER'];

/** Finds the wrong, unknown and missing variables of an environment. */
export function variableProblems({ vars: variables }: WorkerConfiguration, environment: string | undefined): string[] {
  const table = environment === undefined ? '[vars]' : `[env.${environment}.vars]`;
  const missing = environment === undefined ? [] : OWN.filter((name) => !(name in variables));
  return [
    ...wrongValues(variables),
    ...unknownVariables(variables),
    ...missing.map((name) => `${name} is missing: write it, empty if it is to be off.`),
  ].map((problem) => `wrangler.toml, ${table}: ${problem}`);
}

export function wrongValues(variables: Record<string, unknown>): string[] {
  return wrongVariables(variables).map(
    ({ name, message }) => `${name} is ${JSON.stringify(variables[name])}: ${message}.`,
  );
}

/** Variables that the site does not have. */
export function unknownVariables(variables: Record<string, unknown>): string[] {
  return Object.keys(variables)
    .filter((name) => !VARIABLES.includes(name))
    .map((name) => `${name} is not a variable of this site. ${nearestName(name, VARIABLES)}`);
}
