import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { DOCUMENT, FAULTS, MARKS } from '../bench/faults.ts';
import { ROOT } from './imports.ts';
import { cellsOf } from './named-tests.ts';

it('the table of faults has a row for each fault that the bench injects', async () => {
  const text = await readFile(path.join(ROOT, DOCUMENT), 'utf8');
  const table = text.slice(text.indexOf(MARKS[0]), text.indexOf(MARKS[1]));
  const [, ...rows] = cellsOf(table, 'fault');
  expect(rows.map(([name]) => name)).toEqual(FAULTS.map(({ name }) => name));
});
