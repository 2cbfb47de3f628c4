import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

interface Bay {
  id: number;
  bay: string;
  filled: number;
}

function FilledMeter({ row, formattedValue }: GridRenderCellParams<Bay, number, string>) {
  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%', alignItems: 'center' }}>
      <LinearProgress
        variant="determinate"
        value={row.filled * 100}
        aria-label={`Bay ${row.bay}`}
        color={row.filled > 0.9 ? 'warning' : 'primary'}
        sx={{ flex: 1, height: 6, borderRadius: 1 }}
      />
      <Box component="span" sx={{ minWidth: 40, textAlign: 'end' }}>
        {formattedValue}
      </Box>
    </Stack>
  );
}

const percent = new Intl.NumberFormat('en', { style: 'percent' });

const columns: GridColDef<Bay>[] = [
  { field: 'bay', headerName: 'Bay', width: 90 },
  {
    field: 'filled',
    headerName: 'Filled',
    flex: 1,
    minWidth: 200,
    display: 'flex',
    valueFormatter: (value: number) => percent.format(value),
    renderCell: (params) => <FilledMeter {...params} />,
  },
];

const rows: Bay[] = [
  { id: 1, bay: 'A1', filled: 0.62 },
  { id: 2, bay: 'A2', filled: 0.95 },
  { id: 3, bay: 'B1', filled: 0.18 },
];

export default function CellMeter() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Bays" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
