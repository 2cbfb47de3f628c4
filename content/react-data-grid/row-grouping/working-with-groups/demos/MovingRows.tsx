import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

const ANA_BROOK = 4;

export default function MovingRows() {
  const apiRef = useGridApiRef();

  const moveTo = (day: string) => apiRef.current?.updateRows([{ id: ANA_BROOK, day }]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => moveTo('Saturday')}>
          Ana Brook to Saturday
        </Button>
        <Button variant="outlined" onClick={() => moveTo('Monday')}>
          To Monday, a new group
        </Button>
        <Button variant="outlined" onClick={() => moveTo('Friday')}>
          Back to Friday
        </Button>
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGridPremium
          aria-label="Concerts by day"
          apiRef={apiRef}
          rows={concerts}
          columns={columns}
          isGroupExpandedByDefault={(node) => node.groupingKey === 'Friday'}
          groupingColDef={{ width: 170 }}
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { day: false } },
            rowGrouping: { model: ['day'] },
          }}
        />
      </Box>
    </Stack>
  );
}
