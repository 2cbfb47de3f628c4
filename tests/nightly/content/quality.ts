import type { SearchAnswer } from '../../../site/search/engine.ts';
import { QUESTIONS, type Question } from './questions.ts';

/** Places that a search gives for a question, the best first: page keys, with `#anchor` where it leads to one. */
export type Ask = (question: Question) => Promise<readonly (readonly string[])[]>;

/** How a question was answered. */
export interface Outcome {
  question: Question;
  /** Place of the right page among the results, from 1; 0 for none. */
  rank: number;
  /** Where the page that the first result leads to. */
  first: string;
}

/** Only this many results are looked at. */
const DEPTH = 10;

/** The pages of an answer, each with the places on it. */
export function getPlaces({ groups }: SearchAnswer): string[][] {
  return groups.map(({ key, hits }) => hits.map(({ anchor }) => (anchor ? `${key}#${anchor}` : key)));
}

/** Whether a place is an answer: the right page, at the right place where the answer names one. */
function isAnswer(places: readonly string[], answers: readonly string[]): boolean {
  return answers.some((answer) =>
    answer.includes('#') ? places[0] === answer : places.some((place) => place.split('#')[0] === answer),
  );
}

export async function askAll(ask: Ask, questions: readonly Question[] = QUESTIONS): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const question of questions) {
    const results = (await ask(question)).slice(0, DEPTH);
    const rank = results.findIndex((places) => isAnswer(places, question.answers)) + 1;
    outcomes.push({ question, rank, first: results[0]?.[0] ?? '' });
  }
  return outcomes;
}

/** Mean reciprocal rank: 1 when every first result is right. */
export function meanReciprocalRank(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0) / Math.max(1, outcomes.length);
}
