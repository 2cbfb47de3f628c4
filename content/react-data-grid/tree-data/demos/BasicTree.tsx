import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';
import { places } from '../../data/places';
import type { Place } from '../../data/places';

const columns: GridColDef<Place>[] = [
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
  { field: 'capacity', headerName: 'Capacity', type: 'number', width: 120 },
];

// Outside of the component: the same reference on every render.
function getTreeDataPath(row: Place) {
  return row.path;
}

export default function BasicTree() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPro
        aria-label="Places of the depot"
        rows={places}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ flex: 1, minWidth: 180 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
