import { describe, expect, it } from 'vitest';
import { npmCommand } from '../../../pipeline/kit/npm.ts';

describe('npm is started without a shell', () => {
  it('by Node, if an npm script runs', () => {
    const file = '/usr/lib/npm/bin/npm-cli.js';
    expect(npmCommand(['view', 'react'], { npm_execpath: file })).toEqual([process.execPath, [file, 'view', 'react']]);
  });

  it.each([{}, { npm_execpath: '/usr/lib/pnpm.cjs' }])('by its name otherwise: %j', (variables) => {
    expect(npmCommand(['view'], variables)).toEqual(['npm', ['view']]);
  });
});
