import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DISK_SOURCES } from '../../../pipeline/cache/sources.ts';
import { writePartsTable } from '../../../pipeline/output/parts-table.ts';

/** Writes the table for a record that cannot be read. @returns Its text. */
async function writeTable(code: string): Promise<string> {
  await using folder = await mkdtempDisposable(path.join(tmpdir(), 'parts-'));
  const read = () => Promise.reject(Object.assign(new Error(code), { code }));
  const statics = { staticFolder: folder.path, staticPath: '' };
  const name = await writePartsTable({ reference: '', sources: { ...DISK_SOURCES, read } }, statics, { products: [] });
  return readFile(path.join(folder.path, name), 'utf8');
}

it('needs no record of the installed packages, but fails for one that cannot be read', async () => {
  for (const code of ['ENOENT', 'ENOTDIR']) expect(await writeTable(code)).toBe('{"themed":[],"components":{}}');
  for (const code of ['EACCES', 'EISDIR']) await expect(writeTable(code)).rejects.toThrow(code);
});
