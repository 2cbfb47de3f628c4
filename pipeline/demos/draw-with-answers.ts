/** The global function by which a patched grid asks its data source (`vendor/picture-patches.ts`). */
export const ANSWER = 'answerForPicture';

/**
 * Draws something synchronously and, if it asks data sources, once more with their answers: a picture then has rows.
 * What a source refuses stays without an answer.
 *
 * @returns Every drawing, the complete one last.
 */
export async function drawWithAnswers<Drawing>(draw: () => Drawing): Promise<Drawing[]> {
  const asked: Promise<unknown>[] = [];
  const first = drawAsking(draw, (ask) => void asked.push(Promise.resolve().then(ask)));
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
