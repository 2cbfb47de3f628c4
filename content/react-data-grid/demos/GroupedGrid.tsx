import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'region', headerName: 'Region', width: 130 },
  { field: 'orchard', headerName: 'Orchard', width: 160 },
  { field: 'crates', headerName: 'Crates', type: 'number', width: 120 },
  { field: 'waste', headerName: 'Waste (%)', type: 'number', width: 130 },
];

const rows = [
  { id: 1, region: 'North', orchard: 'Hillside', crates: 420, waste: 3 },
  { id: 2, region: 'North', orchard: 'Old Mill', crates: 310, waste: 5 },
  { id: 3, region: 'North', orchard: 'Stone Gate', crates: 275, waste: 4 },
  { id: 4, region: 'South', orchard: 'Riverbank', crates: 510, waste: 2 },
  { id: 5, region: 'South', orchard: 'Long Field', crates: 365, waste: 6 },
];

export default function GroupedGrid() {
  return (
    <Box sx={{ width: '100%', height: 480 }}>
      <DataGridPremium
        aria-label="Apple harvest by region"
        rows={rows}
        columns={columns}
        groupingColDef={{ headerName: 'Region', width: 180 }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { region: false } },
          rowGrouping: { model: ['region'] },
          aggregation: { model: { crates: 'sum', waste: 'avg' } },
        }}
      />
    </Box>
  );
}
