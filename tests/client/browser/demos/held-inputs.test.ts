import { describe, expect, it } from 'vitest';
import { chooseInputs, thinMoves, type Input } from '../../../../client/browser/demos/held-inputs.ts';

/** Inputs from words: `pointermove@12` at that place, `+` with a button pressed. */
const read = (text: string): Input[] =>
  text.split(' ').map((word) => {
    const [, type = '', press, x] = /^(\w+)(\+?)(?:@(\d+))?$/.exec(word) ?? [];
    return { type, buttons: press === '+' ? 1 : 0, clientX: Number(x ?? 0), clientY: 0 };
  });

const write = ({ type, buttons, clientX }: Input) => `${type}${buttons ? '+' : ''}${clientX ? `@${clientX}` : ''}`;

describe('what is replayed of the inputs on a demo that sleeps', () => {
  it.each([
    [
      'has other inputs in their order',
      'mousedown mouseup click keydown keydown',
      'mousedown mouseup click keydown keydown',
    ],
    ['has the last of moves in a row', 'pointermove@1 pointermove@40 pointermove@90', 'pointermove@90'],
    [
      'has the last move of each type',
      'pointermove@1 mousemove@1 pointermove@90 mousemove@90 click',
      'pointermove@90 mousemove@90 click',
    ],
    [
      'has moves on both sides of another input',
      'pointermove@1 click pointermove@2',
      'pointermove@1 click pointermove@2',
    ],
    [
      'has the way of a press',
      'pointerdown+ pointermove+@10 pointermove+@20 pointermove+@30 pointerup@30',
      'pointerdown+ pointermove+@10 pointermove+@20 pointermove+@30 pointerup@30',
    ],
    [
      'has of a slow press only moves that are apart, and the last',
      'pointermove+@1 pointermove+@2 pointermove+@3 pointermove+@12 pointermove+@13 pointerup@13',
      'pointermove+@3 pointermove+@13 pointerup@13',
    ],
    [
      'has the way of what is dragged, which has no pressed button in some browsers',
      'dragstart dragenter@1 dragover@10 dragover@12 dragenter@14 dragover@30 drop@30 dragend@30',
      'dragstart dragenter@1 dragover@12 dragenter@14 dragover@30 drop@30 dragend@30',
    ],
    ['keeps the end of a touch that became a scroll', 'pointerdown+ pointercancel', 'pointerdown+ pointercancel'],
  ])('%s', (_, inputs, kept) => {
    expect(thinMoves(read(inputs)).map(write).join(' ')).toBe(kept);
  });

  it('has the way of a finger', () => {
    const touch = (clientX: number) => ({ type: 'touchmove', changedTouches: [{ clientX, clientY: 0 }] });
    expect(thinMoves([1, 2, 20, 40].map(touch))).toEqual([2, 20, 40].map(touch));
  });

  it('stays below the limit, however long the pointer moved before a press', () => {
    const moves = Array.from({ length: 5000 }, (_, at) => ({ type: at % 2 ? 'mousemove' : 'pointermove', buttons: 0 }));
    expect(thinMoves([...moves, { type: 'click' }])).toHaveLength(3);
  });
});

describe('whether what a demo missed is replayed', () => {
  /** When the inputs are chosen, in milliseconds. */
  const NOW = 60_000;
  /** The inputs of words, each with its age in seconds before it: `11:pointermove`. */
  const choose = (text: string) => {
    const inputs = text.split(' ').flatMap((word) => {
      const [age, input = ''] = word.split(':');
      return read(input).map((each) => ({ ...each, timeStamp: NOW - Number(age) * 1000 }));
    });
    return chooseInputs(inputs, NOW)?.map(write).join(' ');
  };

  it.each([
    ['of young ones', '9:click 1:keydown', 'click keydown'],
    ['of nothing but a pointer that rested there long ago', '11:pointermove 11:mousemove', ''],
    ['of a press after that', '11:pointermove 11:mousemove 1:pointerdown+ 1:click', 'pointerdown+ click'],
    ['not of a press that is too old', '11:pointermove 11:pointerdown+ 1:click', undefined],
    ['not of a drag that is too old', '11:dragover 1:drop', undefined],
    ['not of too many', Array.from({ length: 300 }, () => '1:keydown').join(' '), undefined],
  ])('%s', (_, inputs, chosen) => {
    expect(choose(inputs)).toBe(chosen);
  });
});
