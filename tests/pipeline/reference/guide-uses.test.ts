import { expect, it } from 'vitest';
import { guideUsesStep } from '../../../pipeline/reference/pages/guides/guide-uses.ts';
import { createContext } from '../../../pipeline/cache/context.ts';

const TEXT = `Set \`showToolbar\`, or \`rows={[]}\`, or fill \`slots.toolbar\`. A \`'string'\` is none.

\`\`\`tsx
apiRef.current?.selectRow(1);
\`\`\`

\`\`\`bash
npm install \`notMentioned\`
\`\`\`
`;

const SOURCE = `
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
const columns: GridColDef[] = [{ field: 'id', headerName: 'Id' }];
export default () => <DataGrid columns={columns} slots={{ footer: Footer }} slotProps={{ toolbar: { csv: true } }} />;
`;

it('a guide uses what its front matter, text, fences and demos name', () => {
  const uses = createContext().steps.run(guideUsesStep, {
    key: '/x/react-data-grid/rows',
    text: TEXT,
    components: ['DataGridPro'],
    sources: [SOURCE],
  });
  expect([...uses.entries].sort()).toEqual(['DataGrid', 'DataGridPro', 'GridColDef']);
  expect([...uses.passed].sort()).toEqual([
    'DataGrid#prop-columns',
    'DataGrid#prop-slotProps',
    'DataGrid#prop-slots',
    'DataGrid#slot-footer',
    'DataGrid#slot-toolbar',
  ]);
  expect([...uses.mentioned].sort()).toEqual(['prop-rows', 'prop-showToolbar', 'slot-toolbar']);
  expect([...uses.keys]).toEqual(expect.arrayContaining(['field', 'headerName']));
  expect([...uses.methods]).toEqual(['selectRow']);
});
