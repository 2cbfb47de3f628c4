import type { Site } from '../environment.ts';

/** Origin for absolute URLs: the configured one, else the request's. */
export function originOf({ config }: Pick<Site, 'config'>, url: string): string {
  return config.siteOrigin ?? new URL(url).origin;
}
