import { describe, expect, it } from 'vitest';
import { holdInput } from '../../../../client/browser/demos/held-inputs.ts';

/** What is kept of events, by their types. */
const held = (...types: string[]) => {
  const inputs: Event[] = [];
  for (const type of types) holdInput(inputs, { type } as Event);
  return inputs.map(({ type }) => type).join(' ');
};

describe('inputs on a demo that sleeps', () => {
  it.each([
    [
      'are kept in their order',
      ['mousedown', 'mouseup', 'click', 'keydown', 'keydown'],
      'mousedown mouseup click keydown keydown',
    ],
    ['have the last of moves in a row', ['pointermove', 'pointermove', 'pointermove'], 'pointermove'],
    [
      'have the moves of a drag',
      ['pointerdown', 'pointermove', 'pointermove', 'pointerup'],
      'pointerdown pointermove pointerup',
    ],
    ['keep the end of a touch that became a scroll', ['pointerdown', 'pointercancel'], 'pointerdown pointercancel'],
  ])('%s', (_, events, expected) => {
    expect(held(...events)).toBe(expected);
  });
});
