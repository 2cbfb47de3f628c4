import Box from '@mui/material/Box';
import { DataGridPremium, GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { instruments } from './instruments';
import type { Instrument } from './instruments';

const columns: GridColDef<Instrument>[] = [
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'name', headerName: 'Instrument', width: 260 },
  { field: 'school', headerName: 'School', width: 260 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 260 },
];

export default function PinnedGroups() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Instruments for rent"
        rows={instruments}
        columns={columns}
        defaultGroupingExpansionDepth={1}
        groupingColDef={{ width: 170 }}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { family: false } },
          pinnedColumns: { left: [GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD] },
          rowGrouping: { model: ['family'] },
        }}
      />
    </Box>
  );
}
