import type { Config } from '../../site/config/config.ts';

/** Origin for absolute URLs: the configured one, else the request's. */
export function getOrigin({ config }: { config: Pick<Config, 'siteOrigin'> }, url: string): string {
  return config.siteOrigin ?? new URL(url).origin;
}
