import { readList, write, writeList } from '../kit/storage.ts';

const KEY = 'docs-recent-searches';

/** How many searches are remembered. */
const MAX = 6;

/** The reader's recent successful searches, latest first. */
export function recentSearches(): string[] {
  return readList(KEY);
}

export function rememberSearch(text: string): void {
  const others = recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  if (text !== '') writeList(KEY, [text, ...others].slice(0, MAX));
}

export function forgetSearches(): void {
  write('localStorage', KEY, null);
}
