import { UserError } from '../kit/user-error.ts';
import { readConfiguration, type WorkerConfiguration } from './configuration.ts';

/**
 * Canonical addresses, sitemap, feeds and the MCP server's links begin with `SITE_ORIGIN`: on a wrong host, they all lead
 * elsewhere.
 *
 * @throws UserError if `SITE_ORIGIN` is on a host that neither a route of the environment nor its `workers.dev` address
 *   has.
 */
export function assertOriginIsServed(root: string, environment: string | undefined): void {
  const configuration = readConfiguration(root, environment);
  const { SITE_ORIGIN: origin } = configuration.vars;
  const hosts = listHosts(configuration);
  if (
    typeof origin !== 'string' ||
    origin === '' ||
    hosts.length === 0 ||
    hosts.some((host) => fits(new URL(origin).hostname, host))
  )
    return;
  const table = environment === undefined ? '[vars]' : `[env.${environment}.vars]`;
  throw new UserError(
    `wrangler.toml, ${table}: SITE_ORIGIN is "${origin}", but the worker answers at ${hosts.join(', ')}. Correct it or the routes; if another server passes requests on to the worker, add -- --address ${origin}.`,
  );
}

/**
 * Hosts at which an environment answers: names, or patterns with `*` or `<account>` for what varies. Without
 * `workers_dev`, wrangler puts a worker that has no route on `workers.dev`.
 */
function listHosts({ name, route, routes = [], workers_dev: isOnWorkersDev }: WorkerConfiguration): string[] {
  const patterns = [...routes, ...(route === undefined ? [] : [route])].map((entry) =>
    typeof entry === 'string' ? entry : entry.pattern,
  );
  const hasOwn = (isOnWorkersDev ?? patterns.length === 0) && name !== undefined;
  return [
    ...patterns.map((pattern) => pattern.replace(/^https?:\/\//, '').replace(/\/.*$/, '')),
    ...(hasOwn ? [`${name}.<account>.workers.dev`] : []),
  ];
}

function fits(host: string, pattern: string): boolean {
  const [start = '', end] = pattern.split(/\*|<account>/);
  if (end === undefined) return host === start;
  // Start and end must not share a dot: `docs.workers.dev` has no account.
  return host.length >= start.length + end.length && host.startsWith(start) && host.endsWith(end);
}
