import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
} from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

export default function HiddenWhileGrouped() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['day'] } },
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => apiRef.current?.addRowGroupingCriteria('stage')}>
          Group by stage too
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.setRowGroupingModel([])}>
          Remove the groups
        </Button>
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGridPremium
          aria-label="Concerts by day"
          apiRef={apiRef}
          rows={concerts}
          columns={columns}
          initialState={initialState}
          groupingColDef={{ width: 180 }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
