import { setTimeout } from 'node:timers/promises';

/** The global function by which a patched grid asks its data source (`vendor/data-source-patches.ts`). */
export const ANSWER = 'answerForPicture';

/**
 * Draws something synchronously and, if it asks data sources, once more with their answers: a picture then has rows.
 * What a source refuses, or keeps for itself, stays without an answer.
 *
 * @param limit How long a source may take, in milliseconds.
 * @returns Every drawing, the complete one last.
 */
export async function drawWithAnswers<Drawing>(draw: () => Drawing, limit = 10_000): Promise<Drawing[]> {
  const asked: Promise<unknown>[] = [];
  const wait = () => setTimeout(limit, undefined, { ref: false });
  const first = drawAsking(draw, (ask) => void asked.push(Promise.race([Promise.resolve().then(ask), wait()])));
  if (asked.length === 0) return [first];
  const answers = await Promise.allSettled(asked);
  // The same grids ask again, in the same order.
  const take = () => {
    const answer = answers.shift();
    return answer?.status === 'fulfilled' ? answer.value : undefined;
  };
  return [first, drawAsking(draw, take)];
}

function drawAsking<Drawing>(draw: () => Drawing, answer: (ask: () => unknown) => unknown): Drawing {
  Object.assign(globalThis, { [ANSWER]: answer });
  try {
    return draw();
  } finally {
    Reflect.deleteProperty(globalThis, ANSWER);
  }
}
