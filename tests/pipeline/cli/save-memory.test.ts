import { spawnSync } from 'node:child_process';
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const MODULE = pathToFileURL(path.resolve(import.meta.dirname, '../../../pipeline/cli/save-memory.ts')).href;

it('starts a program again once, as the same process with the same arguments', async () => {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'restart-'));
  const program = path.join(folder.path, 'program.mjs');
  await writeFile(
    program,
    `import { restartSavingMemory } from ${JSON.stringify(MODULE)};
console.log(process.pid, ...process.argv.slice(2));
restartSavingMemory();
console.log('Served');`,
  );
  const { pid, stdout, status } = spawnSync(process.execPath, [program, '--port', '80'], { encoding: 'utf8' });
  const started = `${pid} --port 80`;
  expect(stdout.trim().split('\n')).toEqual(
    process.platform === 'linux' ? [started, started, 'Served'] : [started, 'Served'],
  );
  expect(status).toBe(0);
});
