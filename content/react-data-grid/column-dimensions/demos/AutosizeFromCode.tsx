import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay and dock' },
  { field: 'goods', headerName: 'Goods' },
  { field: 'note', headerName: 'Note' },
];

const rows = [
  { id: 1, bay: 'A1', goods: 'Coffee, green', note: '' },
  { id: 2, bay: 'A2', goods: 'Olive oil', note: 'Keep upright' },
  { id: 3, bay: 'B1', goods: 'Bicycle frames', note: 'Two cartons' },
  { id: 4, bay: 'B2', goods: 'Ceramic tiles', note: 'Fragile' },
  { id: 5, bay: 'B3', goods: 'Paper rolls', note: 'Keep dry, away from the doors and the tea' },
];

export default function AutosizeFromCode() {
  const apiRef = useGridApiRef();
  const [includeHeaders, setIncludeHeaders] = React.useState(true);
  const [includeOutliers, setIncludeOutliers] = React.useState(false);
  const [expand, setExpand] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          variant="outlined"
          sx={{ mr: 2 }}
          onClick={() =>
            apiRef.current?.autosizeColumns({ includeHeaders, includeOutliers, expand })
          }
        >
          Autosize
        </Button>
        <FormControlLabel
          label="Headers"
          control={
            <Switch checked={includeHeaders} onChange={(_event, on) => setIncludeHeaders(on)} />
          }
        />
        <FormControlLabel
          label="Outliers"
          control={
            <Switch checked={includeOutliers} onChange={(_event, on) => setIncludeOutliers(on)} />
          }
        />
        <FormControlLabel
          label="Expand"
          control={<Switch checked={expand} onChange={(_event, on) => setExpand(on)} />}
        />
      </Stack>
      <Box sx={{ height: 334 }}>
        <DataGrid aria-label="Bays" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
