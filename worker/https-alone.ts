import type { Config } from '../site/config.ts';

/** Sends plain requests to https, where the configuration says that the site has it; null for what may be answered. */
export function httpsAlone({ siteOrigin }: Pick<Config, 'siteOrigin'>): (request: Request) => Response | null {
  if (!siteOrigin?.startsWith('https:')) return () => null;
  const plain = `${siteOrigin.replace('https:', 'http:')}/`;
  return ({ url }) =>
    url.startsWith(plain)
      ? new Response(null, { status: 308, headers: { Location: url.replace('http:', 'https:') } })
      : null;
}
