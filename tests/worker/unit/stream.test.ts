import { describe, expect, it } from 'vitest';
import { encodeText, type Bytes } from '../../../worker/http/bytes.ts';
import { toStream } from '../../../worker/http/stream.ts';

/** A stream of texts, with a log of those made so far. */
function watched(texts: readonly string[]) {
  const made: string[] = [];
  const pieces = async function* () {
    try {
      for (const text of texts) {
        made.push(text);
        yield Promise.resolve(encodeText(text));
      }
    } finally {
      made.push('(end)');
    }
  };
  return { stream: toStream(pieces()), made };
}

describe('a stream of texts', () => {
  it('makes each text when the previous one was consumed', async () => {
    const { stream, made } = watched(['one ', 'two ', 'three']);
    const reader = stream.getReader();
    expect(made).toEqual([]);
    const sizes: number[] = [];
    for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
      expect(new TextDecoder().decode(value)).toBe(made.at(-1));
      sizes.push(made.length);
    }
    expect(sizes).toEqual([1, 2, 3]);
    expect(made.at(-1)).toBe('(end)');
  });

  it('adds up to the whole text in UTF-8', async () => {
    const { stream } = watched(['数据', '', '表格']);
    expect(await new Response(stream).text()).toBe('数据表格');
  });

  it('makes no more texts once it is cancelled, and lets go of what it reads from', async () => {
    const { stream, made } = watched(['one', 'two', 'three']);
    const reader = stream.getReader();
    await reader.read();
    await reader.cancel();
    expect(made).toEqual(['one', '(end)']);
  });

  it('fails if a text fails', async () => {
    const pieces = async function* () {
      yield await Promise.reject<Bytes>(new Error('no such page'));
    };
    await expect(new Response(toStream(pieces())).text()).rejects.toThrow('no such page');
  });
});
