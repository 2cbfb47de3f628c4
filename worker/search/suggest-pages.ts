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
 * first, and before all a page of the same name.
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
  const name = getName(key);
  return [...groups, ...more]
    .sort((a, b) => Number(getName(b.key) === name) - Number(getName(a.key) === name))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ key: page, title, hits }) => ({ key: page, title, description: hits[0]?.excerpt ?? '' }));
}

function getName(key: string): string {
  return foldPath(key).split('/').at(-1) ?? '';
}

function wordsOfSegment(segment: string): string {
  const words = segment.split(/[^\p{L}\p{N}]+/u).filter((word) => !GENERAL_SEGMENTS.has(word.toLowerCase()));
  return words.join(' ');
}
