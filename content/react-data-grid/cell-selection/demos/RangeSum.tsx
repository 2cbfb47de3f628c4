import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridCellSelectionModel, GridColDef } from '@mui/x-data-grid-premium';

interface Bay {
  id: string;
  bay: string;
  [day: string]: string | number;
}

const columns: GridColDef<Bay>[] = [
  { field: 'bay', headerName: 'Bay', width: 80 },
  { field: 'monday', headerName: 'Mon', type: 'number', width: 90 },
  { field: 'tuesday', headerName: 'Tue', type: 'number', width: 90 },
  { field: 'wednesday', headerName: 'Wed', type: 'number', width: 90 },
];

const rows: Bay[] = [
  { id: 'a', bay: 'A', monday: 24, tuesday: 31, wednesday: 28 },
  { id: 'b', bay: 'B', monday: 12, tuesday: 9, wednesday: 15 },
  { id: 'c', bay: 'C', monday: 40, tuesday: 38, wednesday: 41 },
];

function addUp(model: GridCellSelectionModel) {
  return rows
    .flatMap((row) =>
      Object.entries(model[row.id] ?? {}).map(([field, selected]) => (selected ? row[field] : 0)),
    )
    .reduce<number>((sum, value) => sum + (typeof value === 'number' ? value : 0), 0);
}

export default function RangeSum() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    a: { monday: true, tuesday: true },
    b: { monday: true, tuesday: true },
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        Pallets in the selected cells: {addUp(model)}
      </Typography>
      <Box sx={{ height: 216 }}>
        <DataGridPremium
          aria-label="Pallets by bay and day"
          rows={rows}
          columns={columns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          rowSelection={false}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
