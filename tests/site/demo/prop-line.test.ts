import { expect, it } from 'vitest';
import { propLine } from '../../../site/demo/prop-line.ts';

it.each([
  ['      rows={rows}'],
  ['      rows="none"'],
  ['      rows'],
  ['    <DataGrid rows columns={columns} />'],
  ['    <DataGrid rows />'],
  ['    <DataGrid columns={columns} rows>'],
])('finds the prop in %s', (line) => expect(propLine(['const rows = [];', 'setRows(rows);', line], 'rows')).toBe(2));

it.each(['const rows = [', 'rows,', '{ rows: 1 }', 'data-rows={1}', 'rowsPerPage={1}', 'rows.map('])(
  'does not take %s for it',
  (line) => expect(propLine([line], 'rows')).toBe(-1),
);
