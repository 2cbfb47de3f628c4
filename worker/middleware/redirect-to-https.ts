import type { Config } from '../../site/config/config.ts';

/** Redirects http to https, if the configured origin is https. @returns Null for a request to handle. */
export function redirectToHttps({ siteOrigin }: Pick<Config, 'siteOrigin'>): (request: Request) => Response | null {
  if (!siteOrigin?.startsWith('https:')) return () => null;
  const plain = `${siteOrigin.replace('https:', 'http:')}/`;
  return ({ url }) =>
    url.startsWith(plain)
      ? new Response(null, { status: 308, headers: { Location: url.replace('http:', 'https:') } })
      : null;
}
