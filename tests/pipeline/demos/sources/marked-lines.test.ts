import { describe, expect, it } from 'vitest';
import { findMarkedLines } from '../../../../pipeline/demos/sources/marked-lines.ts';

/** The marked lines of a demo whose component has these statements before, and these elements in, its `return`. */
function readMarked(statements: string, elements: string): string[] {
  const code = `import * as React from 'react';
import Switch from '@mui/material/Switch';
import { DataGrid } from '@mui/x-data-grid';

export default function Demo() {
${statements}
  return (
    <div>
${elements}
    </div>
  );
}
`;
  const lines = code.split('\n');
  return [...findMarkedLines(code)].map((line) => lines[line]?.trim() ?? '');
}

describe('findMarkedLines', () => {
  it('marks where a documented component takes a state', () => {
    const state = "const [density, setDensity] = React.useState('compact');";
    const grid = '<DataGrid\nrows={rows}\ndensity={density}\n/>';
    expect(readMarked(state, grid)).toEqual(['density={density}']);
  });

  it('follows what is computed from a state', () => {
    const state = 'const [on, setOn] = React.useState(false);\nconst isDense = !on;\nconst shown = isDense && rows;';
    const grid = '<DataGrid\nrows={shown}\nslotProps={{\ncell: { isDense },\n}}\n{...other}\n/>';
    expect(readMarked(state, grid)).toEqual(['rows={shown}', 'cell: { isDense },']);
  });

  it.each([
    ['the controls', '<Switch\nchecked={on}\n/>'],
    ['what a handler reads', '<DataGrid\nonCellClick={() => setOn(!on)}\n/>'],
    ['a key and the words for a screen reader', "<DataGrid\nkey={String(on)}\naria-label={on ? 'On' : 'Off'}\n/>"],
    ['names of props and properties', '<DataGrid\non={true}\nslotProps={{ on: slots.on }}\n/>'],
  ])('does not mark %s', (name, element) => {
    expect(readMarked('const [on, setOn] = React.useState(false);', element)).toEqual([]);
  });

  it('marks nothing without state, or without a component', () => {
    expect(readMarked('', '<DataGrid rows={rows} />')).toEqual([]);
    expect(findMarkedLines('export const rows = [];')).toEqual(new Set());
  });
});
