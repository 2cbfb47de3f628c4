import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  GRID_ROOT_GROUP_ID,
  gridAggregationLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { harvests } from './harvest';
import type { Harvest } from './harvest';

const columns: GridColDef<Harvest>[] = [
  { field: 'crop', headerName: 'Crop', width: 130 },
  { field: 'field', headerName: 'Field', flex: 1, minWidth: 120 },
  { field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 150 },
];

function Total() {
  const apiRef = useGridApiContext();
  const lookup = useGridSelector(apiRef, gridAggregationLookupSelector);
  const kilos: number = lookup?.[GRID_ROOT_GROUP_ID]?.kilos?.value ?? 0;

  return (
    <Typography variant="body2" role="status" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      {kilos.toLocaleString('en-US')} kg from {harvests.length} picking days
    </Typography>
  );
}

/** With `inline`, the total is in the lookup and has no row of its own. */
const withoutTotalRow = () => 'inline' as const;

export default function TotalInFooter() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Harvests"
        rows={harvests}
        columns={columns}
        getAggregationPosition={withoutTotalRow}
        slots={{ footer: Total }}
        initialState={{ aggregation: { model: { kilos: 'sum' } } }}
      />
    </Box>
  );
}
