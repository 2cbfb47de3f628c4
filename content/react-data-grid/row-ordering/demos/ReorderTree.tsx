import SwapVertIcon from '@mui/icons-material/SwapVert';
import Box from '@mui/material/Box';
import { DataGridPro, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

interface Member {
  id: number;
  path: string[];
  instrument: string;
}

const columns: GridColDef<Member>[] = [
  { field: 'instrument', headerName: 'Instrument', width: 130 },
  {
    ...GRID_REORDER_COL_DEF,
    renderHeader: () => <SwapVertIcon titleAccess="Order" fontSize="small" color="action" />,
  },
];

const rows: Member[] = [
  { id: 1, path: ['Strings'], instrument: '' },
  { id: 2, path: ['Strings', 'Hana'], instrument: 'Violin' },
  { id: 3, path: ['Strings', 'Ivo'], instrument: 'Cello' },
  { id: 4, path: ['Winds'], instrument: '' },
  { id: 5, path: ['Winds', 'Jun'], instrument: 'Oboe' },
  { id: 6, path: ['Winds', 'Kim'], instrument: 'Flute' },
];

const getTreeDataPath = (row: Member) => row.path;
const setTreeDataPath = (path: string[], row: Member): Member => ({ ...row, path });

export default function ReorderTree() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        aria-label="Orchestra"
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        setTreeDataPath={setTreeDataPath}
        groupingColDef={{ headerName: 'Section and name', flex: 1, minWidth: 170 }}
        defaultGroupingExpansionDepth={-1}
        rowReordering
        hideFooter
      />
    </Box>
  );
}
