import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { consignments } from '../../data/consignments';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function FillTheRest() {
  return (
    <Box sx={{ width: '100%', height: 360, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography id="departures-title" variant="h6" component="p">
        Departures in March
      </Typography>
      <Typography variant="body2">Updated every morning before the first truck.</Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid aria-labelledby="departures-title" rows={consignments} columns={columns} />
      </Box>
    </Box>
  );
}
