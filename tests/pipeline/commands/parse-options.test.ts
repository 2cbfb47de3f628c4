import { expect, it } from 'vitest';
import { parseOptions } from '../../../pipeline/commands/parse-options.ts';

it('reads the options of a command', () => {
  expect(parseOptions(['port', 'host'], 'npm start', ['--port', '8900'])).toEqual({ port: '8900' });
});

it.each([[['--prot', '8900']], [['8900']], [['--port']]])('answers %j with the usage', (args) => {
  expect(() => parseOptions(['port'], 'npm start -- [--port <number>]', args)).toThrow(
    'Usage: npm start -- [--port <number>]',
  );
});
