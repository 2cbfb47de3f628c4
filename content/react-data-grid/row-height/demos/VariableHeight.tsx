import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowHeightParams } from '@mui/x-data-grid';

interface Arrival {
  id: number;
  vessel: string;
  remark?: string;
  time: string;
}

const columns: GridColDef<Arrival>[] = [
  {
    field: 'vessel',
    headerName: 'Vessel',
    flex: 1,
    minWidth: 180,
    display: 'flex',
    renderCell: ({ row }) => (
      <Stack>
        <span>{row.vessel}</span>
        {row.remark && (
          <Typography variant="caption" color="text.secondary">
            {row.remark}
          </Typography>
        )}
      </Stack>
    ),
  },
  { field: 'time', headerName: 'Time', width: 100 },
];

const rows: Arrival[] = [
  { id: 1, vessel: 'Astrid', time: '06:10' },
  { id: 2, vessel: 'Blue Heron', remark: 'Needs a pilot', time: '07:45' },
  { id: 3, vessel: 'Corvus', time: '09:20' },
];

function getRowHeight({ model, densityFactor }: GridRowHeightParams) {
  return model.remark ? 80 * densityFactor : null;
}

export default function VariableHeight() {
  return (
    <Box sx={{ width: '100%', height: 244 }}>
      <DataGrid
        aria-label="Arrivals"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        hideFooter
      />
    </Box>
  );
}
