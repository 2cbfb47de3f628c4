import Box from '@mui/material/Box';
import { DataGridPremium, gridClasses } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 80 },
  { field: 'monday', headerName: 'Mon', type: 'number', width: 90 },
  { field: 'tuesday', headerName: 'Tue', type: 'number', width: 90 },
  { field: 'wednesday', headerName: 'Wed', type: 'number', width: 90 },
];

const rows = [
  { id: 'a', bay: 'A', monday: 24, tuesday: 31, wednesday: 28 },
  { id: 'b', bay: 'B', monday: 12, tuesday: 9, wednesday: 15 },
  { id: 'c', bay: 'C', monday: 40, tuesday: 38, wednesday: 41 },
];

const EDGE = '2px solid var(--depot-edge)';

export default function RangeStyle() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGridPremium
        aria-label="Pallets by bay and day"
        rows={rows}
        columns={columns}
        cellSelection
        rowSelection={false}
        hideFooter
        initialState={{
          cellSelection: { a: { monday: true, tuesday: true }, b: { monday: true, tuesday: true } },
        }}
        sx={(theme) => ({
          '--depot-edge': (theme.vars ?? theme).palette.primary.main,
          [`& .${gridClasses['cell--rangeTop']}`]: { borderTop: EDGE },
          [`& .${gridClasses['cell--rangeBottom']}`]: { borderBottom: EDGE },
          [`& .${gridClasses['cell--rangeLeft']}`]: { borderInlineStart: EDGE },
          [`& .${gridClasses['cell--rangeRight']}`]: { borderInlineEnd: EDGE },
        })}
      />
    </Box>
  );
}
