import { describe, expect, it } from 'vitest';
import { readMessages } from '../../../pipeline/reference/errors/read.ts';
import { createMessageFinder, mayBeMessage } from '../../../site/search/error-messages.ts';
import { loadInstalledReference } from './packages.ts';
import pastedMessages from './pasted-messages.json' with { type: 'json' };

const read = (code: string) => readMessages('module.mjs', code);

describe('messages of a module', () => {
  it.each([
    ['a text', `throw new Error('MUI X: No.')`, 'MUI X: No.'],
    ['a template', 'throw new Error(`No row #${id} of ${props.rows.length}.`)', 'No row #‹id› of ‹rows.length›.'],
    ['lines that are joined', `throw new TypeError(['One', \`two \${a.b}\`].join('\\n'))`, 'One\ntwo ‹a.b›'],
    ['texts that are added', `throw new Error('missing: ' + id)`, 'missing: ‹id›'],
    ['a constant', `const TEXT = ['One', 'two'].join('\\n'); throw new Error(TEXT);`, 'One\ntwo'],
    ['a choice', "warnOnce(`to be ${isOn ? 'un' : ''}controlled`)", 'to be ‹un›controlled'],
    ['arguments of the console', 'console.warn(`One`, `two`)', 'One two'],
    ['a list for a logger', `logger.error(['One', 'two'])`, 'One\ntwo'],
    ['a check of props', `export const propValidators = [(props) => props.a && 'No a.' || undefined]`, 'No a.'],
    ['a constant for a logger', `export const heightWarning = 'MUI X: No height.'`, 'MUI X: No height.'],
  ])('are extracted from %s', (kind, code, text) => {
    expect(read(code).map((message) => message.text)).toEqual([text]);
  });

  it('are ignored if they consist of a placeholder only', () => {
    expect(read('throw new Error(result.message)')).toEqual([]);
  });

  it.each([
    [`throw new Error('No.')`, 'thrown', false],
    [`console.error('No.')`, 'error', false],
    [`warnOnce('No.')`, 'warning', true],
    [`warnOnce('No.', 'error')`, 'error', true],
    [`if (process.env.NODE_ENV !== 'production') console.warn('No.')`, 'warning', true],
    [`if (process.env.NODE_ENV !== 'production' && a) { console.warn('No.') }`, 'warning', true],
    [`function f() { if (process.env.NODE_ENV === 'production') return; console.warn('No.') }`, 'warning', true],
    [`if (process.env.NODE_ENV === 'test') console.warn('No.')`, 'warning', true],
    [`if (process.env.NODE_ENV === 'production') console.warn('No.')`, 'warning', false],
  ])('have the effect: %s', (code, kind, isDevelopment) => {
    expect(read(code)).toMatchObject([{ kind, isDevelopment }]);
  });
});

describe('messages of the installed packages', { timeout: 120_000 }, () => {
  it('each have an anchor of their own', async () => {
    const { errors } = await loadInstalledReference();
    expect(errors).toHaveLength(4);
    for (const { messages } of errors) expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
  });

  it('are found from what readers paste', async () => {
    const { errors } = await loadInstalledReference();
    const find = createMessageFinder(
      errors.flatMap(({ product, messages }) => messages.map((message) => ({ product, ...message }))),
    );
    // With other values, with a stack trace, on one line without punctuation, truncated, or after a tool's prefix.
    const pasted = Object.entries(pastedMessages);
    const missed = pasted.filter(([key, text]) => {
      const [product, id] = key.split(' ');
      const found = mayBeMessage(text) ? find(text).slice(0, 3) : [];
      return !found.some((message) => message.id === `error-${id}` && message.product === product);
    });
    expect(missed.map(([key]) => key)).toEqual([]);
    expect(pasted.length).toBeGreaterThanOrEqual(60);
  });

  it.each(['how to sort rows in the data grid', 'data grid row grouping', 'date picker with a custom field slot'])(
    'do not match a normal query: %s',
    async (query) => {
      const { errors } = await loadInstalledReference();
      expect(createMessageFinder(errors.flatMap(({ messages }) => messages))(query)).toEqual([]);
    },
  );
});
