import { expect, it } from 'vitest';
import { readArguments } from '../../../pipeline/cli/read-arguments.ts';

const OPTIONS = { port: { type: 'string' } } as const;

it('reads the options of a command', () => {
  expect(readArguments(OPTIONS, ['--port', '8900'])).toEqual({ port: '8900' });
});

it('names an unknown option', () => {
  expect(() => readArguments(OPTIONS, ['--prot'])).toThrow(/'--prot'/);
});
