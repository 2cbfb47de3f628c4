import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'truck', headerName: 'Truck', flex: 1, minWidth: 100 },
  { field: 'depot', headerName: 'Depot', width: 110 },
  { field: 'load', headerName: 'Load (t)', type: 'number', width: 100 },
];

const rows = [
  { id: 1, truck: 'FK-201', depot: 'North', load: 12 },
  { id: 2, truck: 'FK-305', depot: 'South', load: 4 },
  { id: 3, truck: 'FK-118', depot: 'North', load: 7 },
  { id: 4, truck: 'FK-244', depot: 'South', load: 18 },
];

const firstViews: Record<string, GridInitialState> = {
  'Heaviest first': {
    filter: { filterModel: { items: [] } },
    sorting: { sortModel: [{ field: 'load', sort: 'desc' }] },
  },
  'South only': {
    filter: { filterModel: { items: [{ field: 'depot', operator: 'equals', value: 'South' }] } },
    sorting: { sortModel: [] },
  },
};

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState(firstViews);

  const saveView = () => {
    if (apiRef.current) {
      const name = `View ${Object.keys(views).length + 1}`;
      setViews({ ...views, [name]: apiRef.current.exportState() });
    }
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ overflowX: 'auto', alignItems: 'center' }}>
        <Button size="small" variant="outlined" onClick={saveView} sx={{ flexShrink: 0 }}>
          Save view
        </Button>
        {Object.entries(views).map(([name, view]) => (
          <Chip key={name} label={name} onClick={() => apiRef.current?.restoreState(view)} />
        ))}
      </Stack>
      <Box sx={{ height: 268 }}>
        <DataGrid aria-label="Trucks" apiRef={apiRef} rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
