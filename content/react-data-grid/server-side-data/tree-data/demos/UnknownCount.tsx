import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { readUnits } from './archive';
import type { Unit } from './archive';

const columns: GridColDef<Unit>[] = [
  { field: 'documents', headerName: 'Documents', type: 'number', width: 130 },
];

// This server says whether a unit has children, but not how many.
const dataSource: GridDataSource = {
  getRows: async ({ groupKeys }) => {
    const units = await readUnits(groupKeys);
    return {
      rows: units.map(({ childrenCount, ...unit }) => ({ ...unit, isOpenable: childrenCount > 0 })),
    };
  },
  getGroupKey: (row) => row.title,
  getChildrenCount: (row) => (row.isOpenable ? -1 : 0),
};

export default function UnknownCount() {
  return (
    <Box sx={{ width: '100%', height: 316 }}>
      <DataGridPro
        aria-label="Archive"
        columns={columns}
        dataSource={dataSource}
        treeData
        groupingColDef={{ headerName: 'Unit', flex: 1, minWidth: 180 }}
        disableColumnFilter
        disableColumnSorting
        hideFooter
      />
    </Box>
  );
}
