import { globSync, readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { checkCode } from '../../../site/check/check-code.ts';
import { loadInstalledReference } from '../../pipeline/reference/packages.ts';
import { openTables } from '../../support/check-tables.ts';

const demos = globSync('content/**/demos/**/*.tsx').map((name) => ({ name, text: readFileSync(name, 'utf8') }));

let tables: ReturnType<typeof openTables>;

beforeAll(async () => {
  tables = openTables((await loadInstalledReference()).checks);
}, 300_000);

// TypeScript compiles the demos with the installed version: a prop that the check does not know is one that the
// reference lacks.
it.each(['8', '9'])(
  'the check knows all props that demos pass, from 8 to %s',
  async (to) => {
    const { findings, checked } = await checkCode({ files: demos, upgrade: { from: '8', to }, ...tables });
    expect(checked).toBeGreaterThan(demos.length);
    const unknown = findings.filter(({ kind }) => kind === 'unknown');
    expect(unknown.map(({ file, line, owner, name }) => `${file}:${line} ${owner} ${name}`)).toEqual([]);
  },
  60_000,
);
