import { expect, it } from 'vitest';
import { checkCode } from '../../../site/check/check-code.ts';
import { loadInstalledReference } from '../../pipeline/reference/packages.ts';
import { openTables } from '../../support/check-tables.ts';
import { readWrittenFiles } from '../../support/written-files.ts';

// TypeScript confirms this list: `npm run bench -- check-code`.
it('the check finds in files for version 7 what the installed version breaks', async () => {
  const { checks } = await loadInstalledReference();
  const { findings } = await checkCode({
    files: readWrittenFiles(),
    upgrade: { from: '7', to: '8' },
    ...openTables(checks),
  });
  const lines = findings
    .filter(({ isBroken }) => isBroken)
    .map(({ file, line, kind, owner, name, to }) => `${file}:${line} ${kind} ${owner} ${name}${to ? ` → ${to}` : ''}`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('written-for-7/findings.txt');
}, 300_000);
