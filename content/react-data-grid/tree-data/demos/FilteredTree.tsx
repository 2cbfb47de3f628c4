import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { places } from '../../data/places';
import type { Place } from '../../data/places';

const columns: GridColDef<Place>[] = [
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 130 },
];

function getTreeDataPath(row: Place) {
  return row.path;
}

export default function FilteredTree() {
  const [topOnly, setTopOnly] = React.useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Filter top-level rows only"
        control={
          <Switch checked={topOnly} onChange={(event) => setTopOnly(event.target.checked)} />
        }
      />
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Places with fewer than twenty pallets"
          rows={places}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          disableChildrenFiltering={topOnly}
          groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 180 }}
          defaultGroupingExpansionDepth={-1}
          hideFooter
          initialState={{
            filter: {
              filterModel: { items: [{ field: 'pallets', operator: '<', value: 20 }] },
            },
          }}
        />
      </Box>
    </Stack>
  );
}
