import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-premium';

function FilledCell({ value, aggregation }: GridRenderCellParams) {
  if (aggregation) {
    return <strong>{`${Math.round(value)}% in use`}</strong>;
  }
  return (
    <Stack direction="row" spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label={`${value}% full`}
        sx={{ flex: 1 }}
      />
      <Box component="span" sx={{ minWidth: 40, textAlign: 'end' }}>
        {value}%
      </Box>
    </Stack>
  );
}

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 100 },
  {
    field: 'filled',
    headerName: 'Filled',
    type: 'number',
    display: 'flex',
    flex: 1,
    minWidth: 180,
    renderCell: (params) => <FilledCell {...params} />,
  },
];

const rows = [
  { id: 1, bay: 'A1', filled: 100 },
  { id: 2, bay: 'A2', filled: 30 },
  { id: 3, bay: 'B1', filled: 85 },
];

export default function OwnRendering() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPremium
        aria-label="Storage bays"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ aggregation: { model: { filled: 'avg' } } }}
      />
    </Box>
  );
}
