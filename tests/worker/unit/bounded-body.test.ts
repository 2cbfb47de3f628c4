import { expect, it } from 'vitest';
import { readBounded } from '../../../worker/http/bounded-body.ts';

const PATIENT = 60_000;

const getBody = (portions: readonly string[], isEndless = false) => {
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const portion of portions) controller.enqueue(new TextEncoder().encode(portion));
      if (!isEndless) controller.close();
    },
    cancel() {
      isCancelled = true;
    },
  });
  return { body, isCancelled: () => isCancelled };
};

it('reads a body within the limits', async () => {
  const most = { bytes: 7, milliseconds: PATIENT };
  expect(await readBounded(getBody(['ab', '日', 'cd']).body, most)).toEqual({ text: 'ab日cd' });
  expect(await readBounded(null, most)).toEqual({ text: '' });
});

it.each([
  ['size', { bytes: 3, milliseconds: PATIENT }],
  ['time', { bytes: 100, milliseconds: 5 }],
])('aborts an endless body by its %s', async (exceeded, most) => {
  const endless = getBody(['ab', 'cd'], true);
  expect(await readBounded(endless.body, most)).toEqual({ exceeded });
  expect(endless.isCancelled()).toBe(true);
});
