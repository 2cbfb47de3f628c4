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
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

function getTreeDataPath(row: Place) {
  return row.path;
}

export default function SelectedBranches() {
  const [parents, setParents] = React.useState(true);
  const [descendants, setDescendants] = React.useState(true);
  const propagation = React.useMemo(() => ({ parents, descendants }), [parents, descendants]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <FormControlLabel
          label="Parents follow"
          control={
            <Switch checked={parents} onChange={(event) => setParents(event.target.checked)} />
          }
        />
        <FormControlLabel
          label="Descendants follow"
          control={
            <Switch
              checked={descendants}
              onChange={(event) => setDescendants(event.target.checked)}
            />
          }
        />
      </Stack>
      <Box sx={{ height: 320 }}>
        <DataGridPro
          aria-label="Places to clean"
          rows={places}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          rowSelectionPropagation={propagation}
          checkboxSelection
          groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 180 }}
          defaultGroupingExpansionDepth={-1}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
