import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  gridFilteredDescendantRowCountSelector,
  gridFilteredTopLevelRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { instruments } from './instruments';
import type { Instrument } from './instruments';

const columns: GridColDef<Instrument>[] = [
  { field: 'family', headerName: 'Family', width: 120 },
  { field: 'name', headerName: 'Instrument', flex: 1, minWidth: 130 },
  { field: 'fee', headerName: 'Fee (€)', type: 'number', width: 100 },
];

function InstrumentCount() {
  const apiRef = useGridApiContext();
  const groups = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const leaves = useGridSelector(apiRef, gridFilteredDescendantRowCountSelector);

  return (
    <Typography variant="body2" role="status" sx={{ mx: 2 }}>
      Instruments: {leaves}, families: {groups}
    </Typography>
  );
}

export default function LeafCount() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        label="Instruments for rent"
        rows={instruments}
        columns={columns}
        groupingColDef={{ minWidth: 170, flex: 1 }}
        slots={{ footerRowCount: InstrumentCount }}
        showToolbar
        initialState={{
          columns: { columnVisibilityModel: { family: false } },
          rowGrouping: { model: ['family'] },
        }}
      />
    </Box>
  );
}
