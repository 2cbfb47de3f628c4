import type { Kind, Scope, SearchPlan } from './documents.ts';
import type { ScoredDocument } from './groups.ts';
import { getDocument, getKind, scoreOfWeight, type ScopeManifest } from './index-files.ts';
import type { FoundWord } from './lookup.ts';
import type { Query, QueryWord } from './query.ts';
import type { TermMatch } from './terms.ts';

/** Restricts documents; undefined allows any. */
export interface DocumentFilter {
  kinds?: readonly Kind[] | undefined;
  plans?: readonly SearchPlan[] | undefined;
}

/** Penalty for documents that cover little of the query. */
const COVERAGE_POWER = 2;
const MIN_COVERAGE = 0.1;

/** Factor for documents of the library that the query names. */
const SCOPE_FACTOR = 2;

/** Sums the words' scores for each document of a scope, times how much of the query the document covers. */
export function scoreScope(
  scope: Scope,
  { plans: planRanges }: ScopeManifest,
  words: readonly FoundWord[],
  { wanted, scope: named }: Query,
  { kinds, plans }: DocumentFilter,
): ScoredDocument[] {
  const sums = new Map<number, { score: number; weight: number }>();
  for (const { word, matches } of words) {
    for (const [code, score] of getScores(matches.get(scope) ?? [])) {
      const sum = sums.get(code) ?? { score: 0, weight: 0 };
      sums.set(code, { score: sum.score + score * word.weight, weight: sum.weight + getCoverage(word) });
    }
  }
  const whole = words.reduce((total, { word }) => total + getCoverage(word), 0) || 1;
  return [...sums].flatMap(([code, { score, weight }]) => {
    const document = getDocument(code);
    const kind = getKind(code);
    const [plan] = planRanges.findLast(([, first]) => first <= document) ?? ['community'];
    if ((kinds && !kinds.includes(kind)) || (plans && !plans.includes(plan))) return [];
    const coverage = weight / whole;
    const covered = Math.max(MIN_COVERAGE, coverage) ** COVERAGE_POWER;
    const asked = (wanted?.kind === kind ? wanted.factor : 1) * (named === scope ? SCOPE_FACTOR : 1);
    return { scope, document, kind, plan, score: score * covered * asked, coverage };
  });
}

function getCoverage({ weight, isExtra }: QueryWord): number {
  return isExtra ? 0 : weight;
}

/** Best score per document code among the terms that match one word. */
function getScores(matches: readonly TermMatch[]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { postings, factor } of matches) {
    let score = 0;
    let code = 0;
    for (const number of postings) {
      // A negative number starts a group, see `TermFile`.
      code = number < 0 ? 0 : code + number;
      if (number < 0) score = factor * scoreOfWeight(-number);
      else if (score > (scores.get(code) ?? 0)) scores.set(code, score);
    }
  }
  return scores;
}
