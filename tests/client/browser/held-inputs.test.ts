import { describe, expect, it } from 'vitest';
import { holdInput } from '../../../client/browser/demos/held-inputs.ts';

/** Events by type, with the id of their pointer: `pointerdown 1`. */
const held = (...events: string[]) => {
  const inputs: Event[] = [];
  for (const event of events) {
    const [type = '', pointerId] = event.split(' ');
    holdInput(inputs, { type, pointerId } as unknown as Event);
  }
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
    ['lose a touch that became a scroll', ['click', 'pointerdown 2', 'pointercancel 2'], 'click'],
  ])('%s', (_, events, expected) => {
    expect(held(...events)).toBe(expected);
  });
});
