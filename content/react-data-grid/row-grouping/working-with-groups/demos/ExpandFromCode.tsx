import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, getGroupRowIdFromPath, useGridApiRef } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'stage', headerName: 'Stage', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

const saturday = { field: 'day', key: 'Saturday' };
const quay = { field: 'stage', key: 'Quay' };

export default function ExpandFromCode() {
  const apiRef = useGridApiRef();

  const openSaturdayOnQuay = () => {
    apiRef.current?.setRowChildrenExpansion(getGroupRowIdFromPath([saturday]), true);
    apiRef.current?.setRowChildrenExpansion(getGroupRowIdFromPath([saturday, quay]), true);
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={openSaturdayOnQuay}>
          Open Saturday on the quay
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.expandAllRows()}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.collapseAllRows()}>
          Collapse all
        </Button>
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPremium
          aria-label="Concerts by day and stage"
          apiRef={apiRef}
          rows={concerts}
          columns={columns}
          groupingColDef={{ width: 190 }}
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { day: false, stage: false } },
            rowGrouping: { model: ['day', 'stage'] },
          }}
        />
      </Box>
    </Stack>
  );
}
