import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'dock', headerName: 'Dock', width: 120 },
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
];

const rows = [
  { id: 1, dock: 'North', vessel: 'Astrid' },
  { id: 2, dock: 'Rail', vessel: 'Blue Heron' },
  { id: 3, dock: 'North', vessel: 'Corvus' },
  { id: 4, dock: null, vessel: 'Dunlin' },
  { id: 5, dock: null, vessel: 'Egret' },
];

export default function MissingGroups() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Vessels by dock"
        rows={rows}
        columns={columns}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ headerName: 'Dock', width: 160 }}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { dock: false } },
          rowGrouping: { model: ['dock'] },
        }}
      />
    </Box>
  );
}
