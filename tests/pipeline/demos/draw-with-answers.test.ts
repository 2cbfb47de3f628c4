import { expect, it } from 'vitest';
import { ANSWER, drawWithAnswers } from '../../../pipeline/demos/draw-with-answers.ts';

/** Asks as a patched grid does. */
function ask(source: () => unknown): unknown {
  const answer = Reflect.get(globalThis, ANSWER) as ((source: () => unknown) => unknown) | undefined;
  return answer ? answer(source) : 'nobody answers';
}

it('draws once what asks for nothing', async () => {
  expect(await drawWithAnswers(() => 'a chart')).toEqual(['a chart']);
});

it('draws again with the answers, each for the grid that asked', async () => {
  const draw = () => [
    ask(() => Promise.resolve('first')),
    ask(() => Promise.reject(new Error('no'))),
    ask(() => 'third'),
  ];
  expect(await drawWithAnswers(draw)).toEqual([
    [undefined, undefined, undefined],
    ['first', undefined, 'third'],
  ]);
});

it('does not wait for a source that never answers', async () => {
  expect(await drawWithAnswers(() => ask(() => new Promise(() => undefined)), 1)).toEqual([undefined, undefined]);
});

it('answers nobody else', async () => {
  await expect(
    drawWithAnswers(() => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(ask(() => 'rows')).toBe('nobody answers');
});
