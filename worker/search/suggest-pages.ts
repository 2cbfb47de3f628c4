import type { ListedPage } from '../../client/components/document/PageList.tsx';
import type { SearchIndex } from '../../site/search/engine.ts';
import { foldPath } from '../../site/addresses.ts';
import { SCOPES, getScope } from '../../site/search/documents.ts';

/** Maximum number of suggestions for an unknown address. */
const MAX_SUGGESTIONS = 5;

/** Segments that say nothing about a page. */
const GENERAL_SEGMENTS = new Set(['x', 'api', 'react', 'playground']);

/** Longest text to search for, in characters: an address may be much longer. */
const MAX_LENGTH = 200;

/**
 * Pages nearest to an unknown key: searches for all its words, then for those of the last segment; its own product
 * first, and before all a page of the same name, or whose address goes on where the unknown one ends (`/filter/`, `/filtering/`).
 */
export async function suggestPages({ search }: SearchIndex, key: string): Promise<ListedPage[]> {
  const segments = key
    .replace(/\.\w+$/, '')
    .split('/')
    .map(wordsOfSegment)
    .filter(Boolean);
  const last = segments.at(-1) ?? '';
  const scope = getScope(key);
  const others = SCOPES.filter((other) => other !== scope);
  const lists = scope === 'general' ? [SCOPES] : [[scope], others];
  const parts = lists.map((scopes) => ({ scopes, limit: MAX_SUGGESTIONS }));
  const ask = (text: string) => search({ text: text.slice(-MAX_LENGTH), parts, kinds: ['guide', 'component'] });
  const { groups } = await ask(segments.join(' '));
  // Usually enough, and bots try thousands of URLs.
  const more = groups.length < MAX_SUGGESTIONS ? (await ask(last)).groups : [];
  const folded = foldPath(key);
  return [...groups, ...more]
    .sort((a, b) => getLikeness(foldPath(b.key), folded) - getLikeness(foldPath(a.key), folded))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ key: page, title, hits }) => ({ key: page, title, description: hits[0]?.excerpt ?? '' }));
}

/** How like two folded keys are: 2 for the same last segment, 1 if one key goes on where the other ends, else 0. */
function getLikeness(a: string, b: string): number {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (a.split('/').at(-1) === b.split('/').at(-1)) return 2;
  return Number(long.startsWith(short) && !long.slice(short.length).includes('/'));
}

function wordsOfSegment(segment: string): string {
  const words = segment.split(/[^\p{L}\p{N}]+/u).filter((word) => !GENERAL_SEGMENTS.has(word.toLowerCase()));
  return words.join(' ');
}
