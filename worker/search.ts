import type { PageSummary } from '../site/page.ts';

/** Most results of a search, and most suggestions for an unknown address. */
const MAX_RESULTS = 20;
const MAX_SUGGESTIONS = 5;

/** Weight of a query word in each part of a page. */
const WEIGHTS = { title: 8, key: 4, headings: 2, description: 1 } as const;

/** Pages that contain every word of a query, best first. */
export function searchPages(pages: readonly PageSummary[], query: string): PageSummary[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return rank(pages, (page) => {
    const scores = words.map((word) => scoreOf(page, word));
    return scores.every((score) => score > 0) ? sum(scores) : 0;
  }).slice(0, MAX_RESULTS);
}

/** Pages whose address and title come nearest to an unknown path. */
export function suggestPages(pages: readonly PageSummary[], path: string): PageSummary[] {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== 'x');
  const words = segments.flatMap((segment) => wordsOf(segment));
  const last = wordsOf(segments.at(-1) ?? '');
  return rank(pages, (page) => {
    const ofPage = new Set(wordsOf(page.key));
    const shared = words.filter((word) => ofPage.has(word)).length;
    const similar = last.filter((word) => [...ofPage].some((other) => isSimilar(word, other))).length;
    const inTitle = last.filter((word) => page.title.toLowerCase().includes(word)).length;
    return shared + 3 * similar + 2 * inTitle - ofPage.size / 10;
  }).slice(0, MAX_SUGGESTIONS);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

function scoreOf(page: PageSummary, word: string): number {
  const parts = { title: page.title, key: page.key, headings: page.headings.join(' '), description: page.description };
  return sum(
    (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).map((name) =>
      parts[name].toLowerCase().includes(word) ? WEIGHTS[name] : 0,
    ),
  );
}

/** Equal, one the beginning of the other, or one letter apart. */
function isSimilar(a: string, b: string): boolean {
  if (a === b) return true;
  if (a.length < 4 || b.length < 4) return false;
  if (a.startsWith(b) || b.startsWith(a)) return true;
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (a[start] !== undefined && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  return Math.max(a.length, b.length) - start - end <= 1;
}

function rank(pages: readonly PageSummary[], score: (page: PageSummary) => number): PageSummary[] {
  return pages
    .map((page) => ({ page, score: score(page) }))
    .filter((entry) => entry.score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ page }) => page);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
