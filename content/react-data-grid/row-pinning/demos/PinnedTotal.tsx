import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridPinnedRowsProp } from '@mui/x-data-grid-pro';

interface Station {
  id: number | string;
  station: string;
  bikes: number;
  docks: number;
}

const columns: GridColDef<Station>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 140 },
  { field: 'bikes', headerName: 'Bikes', type: 'number', width: 100 },
  { field: 'docks', headerName: 'Docks', type: 'number', width: 100 },
];

const rows: Station[] = [
  { id: 1, station: 'Botanical Garden', bikes: 7, docks: 20 },
  { id: 2, station: 'Central Station', bikes: 31, docks: 60 },
  { id: 3, station: 'Ferry Terminal', bikes: 12, docks: 24 },
  { id: 4, station: 'Hospital', bikes: 9, docks: 16 },
  { id: 5, station: 'Market Hall', bikes: 18, docks: 30 },
  { id: 6, station: 'University', bikes: 22, docks: 48 },
];

const pinnedRows: GridPinnedRowsProp<Station> = {
  top: [{ id: 'home', station: 'Your station: Mill Bridge', bikes: 4, docks: 18 }],
  bottom: [{ id: 'total', station: 'All stations', bikes: 103, docks: 216 }],
};

export default function PinnedTotal() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        aria-label="Bike stations"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        hideFooter
      />
    </Box>
  );
}
