import Box from '@mui/material/Box';
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

export default function SortedTree() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        aria-label="Halls by number of pallets"
        rows={places}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        disableChildrenSorting
        groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 180 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'pallets', sort: 'asc' }] } }}
      />
    </Box>
  );
}
