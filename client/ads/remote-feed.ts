import type { Ad } from './ad.ts';

/** How often a feed without a usable entry is asked again (specification section 9). */
export const MAX_ATTEMPTS = 10;

/**
 * The first ad of the remote feed that can be clicked (specification section 7). The feed is asked again, up to ten
 * times, while no entry has a `statlink`; a network error, a status or an answer that is no JSON ends it.
 *
 * @returns null for no ad.
 */
export async function fetchRemoteAd(feedUrl: string, fetchJson: typeof fetch = fetch): Promise<Ad | null> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const entry = await readFeed(feedUrl, fetchJson).catch(() => 'failed' as const);
    if (entry === 'failed') return null;
    if (entry) return toAd(entry);
  }
  return null;
}

type Entry = Record<string, unknown>;

async function readFeed(feedUrl: string, fetchJson: typeof fetch): Promise<Entry | null> {
  const response = await fetchJson(feedUrl);
  if (!response.ok) throw new Error(`The ad feed answered ${response.status}.`);
  const { ads } = (await response.json()) as { ads?: unknown };
  const entries = Array.isArray(ads) ? (ads as unknown[]) : [];
  return entries.find(isClickable) ?? null;
}

function isClickable(entry: unknown): entry is Entry {
  return typeof entry === 'object' && entry !== null && 'statlink' in entry && isWebAddress(entry.statlink);
}

/** An address to follow or to request: `https:`, `http:` or without a scheme (`//host/path`). */
function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^(?:https?:)?\/\/\S+$/.test(value);
}

function toAd({ company, description, image, statlink, statimp, pixel, timestamp }: Entry): Ad {
  const pixels = typeof pixel === 'string' ? pixel.split('||') : [];
  return {
    source: 'network',
    name: text(company),
    link: text(statlink),
    img: isWebAddress(image) ? image : '',
    description: text(description),
    poweredBy: text(company),
    label: '',
    impressions: [statimp, ...pixels]
      .filter(isWebAddress)
      .map((address) => address.replaceAll('[timestamp]', encodeURIComponent(text(timestamp)))),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
