import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-pro';
import { places } from '../../data/places';
import type { Place } from '../../data/places';

const columns: GridColDef<Place>[] = [
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
];

function getTreeDataPath(row: Place) {
  return row.path;
}

/** The cold store and everything in it are open at first. */
function isInColdStore({ id }: GridGroupNode) {
  return places.some((place) => place.id === id && place.path[0] === 'Cold store');
}

export default function Expansion() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" onClick={() => apiRef.current?.expandAllRows()}>
          Expand all
        </Button>
        <Button variant="outlined" onClick={() => apiRef.current?.collapseAllRows()}>
          Collapse all
        </Button>
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGridPro
          aria-label="Places"
          apiRef={apiRef}
          rows={places}
          columns={columns}
          treeData
          getTreeDataPath={getTreeDataPath}
          isGroupExpandedByDefault={isInColdStore}
          groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 180 }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
