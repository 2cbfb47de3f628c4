import type { Ad } from './ad.ts';

/** How often a feed without a usable entry is requested again. */
const MAX_ATTEMPTS = 10;

/** An ad, a network without ads, or no response at all, which suggests an ad blocker. */
export type FeedResult = Ad | 'out of ads' | 'unreachable';

/**
 * Fetches the first ad with a link. Retries up to ten times while no entry has
 * a `statlink`; a network error, an error status or invalid JSON ends it without an ad.
 */
export async function fetchRemoteAd(feedUrl: string, fetchJson: typeof fetch = fetch): Promise<FeedResult> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const response = await fetchJson(feedUrl).catch(() => null);
    if (!response) return 'unreachable';
    const entries = await readEntries(response);
    if (!entries) return 'out of ads';
    const entry = entries.find(isClickable);
    if (entry) return toAd(entry);
  }
  return 'out of ads';
}

type Entry = Record<string, unknown>;

/** @returns null for an error status or invalid JSON. */
async function readEntries(response: Response): Promise<unknown[] | null> {
  if (!response.ok) return null;
  try {
    const { ads } = (await response.json()) as { ads?: unknown };
    return Array.isArray(ads) ? (ads as unknown[]) : [];
  } catch {
    return null;
  }
}

function isClickable(entry: unknown): entry is Entry {
  return typeof entry === 'object' && entry !== null && 'statlink' in entry && isWebAddress(entry.statlink);
}

/** Whether a value is an absolute URL with `https:`, `http:` or no scheme (`//host/path`). */
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
    impressions: [statimp, ...pixels]
      .filter(isWebAddress)
      .map((address) => address.replaceAll('[timestamp]', encodeURIComponent(text(timestamp)))),
  };
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
