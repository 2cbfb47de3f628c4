import { nearestName } from '../kit/nearest-name.ts';
import type { WorkerConfiguration } from './configuration.ts';

/** Binding of the site's own files: without it, every page is an error. */
const ASSETS = 'ASSETS';

/** The optional bindings, by the table that makes them. */
const OPTIONAL = { kv_namespaces: 'CONTENT', analytics_engine_datasets: 'COUNTS', ratelimits: 'MCP_LIMITER' } as const;

/**
 * Finds bindings that `worker/environment.ts` does not know. Wrangler only warns of a misspelt field, and of a misspelt
 * name not at all.
 */
export function bindingProblems(configuration: WorkerConfiguration, environment: string | undefined): string[] {
  const prefix = environment === undefined ? '' : `env.${environment}.`;
  const { binding } = configuration.assets ?? {};
  const found = `the binding is ${binding ?? 'missing'}`;
  const remedy = `Write binding = "${ASSETS}".`;
  const assets =
    binding === ASSETS ? [] : [`wrangler.toml, [assets]: The worker cannot read its files: ${found}. ${remedy}`];
  const others = Object.entries(OPTIONAL).flatMap(([table, known]) =>
    namesIn(configuration, table as keyof typeof OPTIONAL)
      .filter((name) => name !== known)
      .map(
        (name) =>
          `wrangler.toml, [[${prefix}${table}]]: ${name} is not a binding of this site. ${nearestName(name, [known])}`,
      ),
  );
  return [...assets, ...others];
}

function namesIn(configuration: WorkerConfiguration, table: keyof typeof OPTIONAL): string[] {
  return table === 'ratelimits'
    ? configuration.ratelimits.map(({ name }) => name)
    : configuration[table].map(({ binding }) => binding);
}
