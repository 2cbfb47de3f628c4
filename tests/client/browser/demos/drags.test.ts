import { describe, expect, it } from 'vitest';
import { createDrags } from '../../../../client/browser/demos/replay/drags.ts';
import type { Input } from '../../../../client/browser/demos/held-inputs.ts';

interface DragInput extends Input {
  on: string;
}

/** What of a list is sent to a component: items `a` to `c` can be dragged, what is dropped on `x` is refused. */
function repeat(events: string) {
  const log: string[] = [];
  const drags = createDrags<DragInput, string>({
    find: ({ on }) => on || null,
    findSource: ({ on }) => (/[a-c]/.test(on) ? on : null),
    send: (target, type, _, isDropped) => {
      log.push(`${type} ${target}${isDropped ? ' dropped' : ''}`);
      // A component prevents what it takes over.
      return type !== 'dragover' || target === 'x';
    },
  });
  const results = events.split(', ').map((event) => {
    const [type = '', on = ''] = event.split(' ');
    if (type === 'end') drags.end();
    return type === 'end' || drags.replay({ type, on });
  });
  return { log: log.join(', '), areAllDone: !results.includes(false), state: drags.getState() };
}

describe('a drag that began before its demo was live', () => {
  it.each([
    [
      'goes on over each target, and is dropped',
      'dragstart a, dragover b, dragover b, dragover c, drop c, dragend a',
      'dragstart a, dragenter b, dragover b, dragover b, dragenter c, dragleave b, dragover c, drop c dropped, dragend a dropped',
      'none',
    ],
    [
      'is not dropped where it must not be',
      'dragstart a, dragover x, drop x, dragend a',
      'dragstart a, dragenter x, dragover x, dragend a',
      'none',
    ],
    [
      'goes on over what the browser tells to have been entered alone',
      'dragstart a, dragover b, dragenter c, drop c, dragend a',
      'dragstart a, dragenter b, dragover b, dragenter c, dragleave b, dragover c, drop c dropped, dragend a dropped',
      'none',
    ],
    ['is given up', 'dragstart a, dragover b, dragend a', 'dragstart a, dragenter b, dragover b, dragend a', 'none'],
    [
      'is not dropped where it has left what took it',
      'dragstart a, dragover b, dragover, drop, dragend a',
      'dragstart a, dragenter b, dragover b, dragleave b, dragend a',
      'none',
    ],
    ['is still in course', 'dragstart a, dragover b', 'dragstart a, dragenter b, dragover b', 'dragged'],
    [
      'waits for its end after the drop',
      'dragstart a, dragover b, drop b',
      'dragstart a, dragenter b, dragover b, drop b dropped',
      'dropped',
    ],
    [
      'is ended where the browser does not tell its end',
      'dragstart a, dragover b, drop b, end, dragend a',
      'dragstart a, dragenter b, dragover b, drop b dropped, dragend a dropped',
      'none',
    ],
    ['has no end without a start', 'dragover b, drop b, dragend a, end', '', 'none'],
  ])('%s', (_, events, log, state) => {
    expect(repeat(events)).toEqual({ log, areAllDone: true, state });
  });

  it('is refused if nothing there can be dragged, as a text', () => {
    expect(repeat('dragstart text, dragover b, drop b, dragend text')).toEqual({
      log: '',
      areAllDone: false,
      state: 'none',
    });
  });

  it('does not begin if the component does not want it', () => {
    const sent: string[] = [];
    const drags = createDrags<DragInput, string>({
      find: ({ on }) => on,
      findSource: ({ on }) => on,
      send: (_, type) => {
        sent.push(type);
        return false;
      },
    });
    for (const type of ['dragstart', 'dragover', 'drop', 'dragend']) drags.replay({ type, on: 'a' });
    expect(sent).toEqual(['dragstart']);
  });
});
