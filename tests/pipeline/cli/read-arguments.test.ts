import { expect, it } from 'vitest';
import { readArguments } from '../../../pipeline/cli/read-arguments.ts';

const OPTIONS = { port: { type: 'string' } } as const;

it('reads the options of a command', () => {
  expect(readArguments(OPTIONS, ['--port', '8900'])).toEqual({ port: '8900' });
});

it.each([
  ['an unknown option', '--prot', /'--prot'/],
  ['an argument that is no option', '8900', /'8900'/],
  ['an option without its value', '--port', /'--port <value>' argument missing/],
])('names %s', (_, arg, reason) => {
  expect(() => readArguments(OPTIONS, [arg])).toThrow(reason);
});
