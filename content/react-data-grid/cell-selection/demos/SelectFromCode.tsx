import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 80 },
  { field: 'monday', headerName: 'Mon', type: 'number', width: 90, editable: true },
  { field: 'tuesday', headerName: 'Tue', type: 'number', width: 90, editable: true },
  { field: 'wednesday', headerName: 'Wed', type: 'number', width: 90, editable: true },
];

const rows = [
  { id: 'a', bay: 'A', monday: 24, tuesday: 31, wednesday: 28 },
  { id: 'b', bay: 'B', monday: 12, tuesday: 9, wednesday: 15 },
  { id: 'c', bay: 'C', monday: 40, tuesday: 38, wednesday: 41 },
];

export default function SelectFromCode() {
  const apiRef = useGridApiRef();

  const selectTuesday = () => {
    apiRef.current?.selectCellRange({ id: 'a', field: 'tuesday' }, { id: 'c', field: 'tuesday' });
  };

  const clearSelected = () => {
    const updates = (apiRef.current?.getSelectedCellsAsArray() ?? []).filter(
      ({ field }) => field !== 'bay',
    );
    updates.forEach(({ id, field }) => apiRef.current?.updateRows([{ id, [field]: 0 }]));
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={selectTuesday}>
          Select Tuesday
        </Button>
        <Button variant="outlined" onClick={clearSelected}>
          Set selected cells to 0
        </Button>
      </Stack>
      <Box sx={{ height: 216 }}>
        <DataGridPremium
          aria-label="Pallets by bay and day"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          rowSelection={false}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
