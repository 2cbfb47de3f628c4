import { afterEach, beforeAll } from 'vitest';
import { createIsolates, type Isolates } from './create-isolates.ts';

export type { Isolate } from './create-isolates.ts';
export { SHORT } from './create-isolates.ts';

/** Creates isolates for the tests of a file, and stops them after each test. */
export function useIsolates(): Isolates {
  const isolates = createIsolates();
  beforeAll(() => isolates.prepare());
  afterEach(() => isolates.stop());
  return isolates;
}

/** Reads a response chunk by chunk. */
export function readPortions(response: Response): {
  until: (mark: string) => Promise<string>;
  rest: () => Promise<string>;
} {
  if (!response.body) throw new Error('The answer has no body.');
  const portions = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const next = async () => {
    const { value, done } = await portions.read();
    text += value ?? '';
    return !done;
  };
  return {
    /** Reads until a marker appears, and returns the text so far. @throws Error if the response ends first. */
    until: async (mark) => {
      while (!text.includes(mark)) if (!(await next())) throw new Error(`The answer ended before "${mark}".`);
      return text;
    },
    /** Reads the rest; an aborted response just ends. */
    rest: async () => {
      while (await next().catch(() => false));
      return text;
    },
  };
}
