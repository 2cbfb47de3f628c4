import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { places } from '../../data/places';
import type { Place } from '../../data/places';

const columns: GridColDef<Place>[] = [
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 140 },
  { field: 'capacity', headerName: 'Capacity', type: 'number', width: 140 },
];

/** Only the bays: the grid adds the rows above them. */
const bays = places.filter((place) => place.path.length === 3);

function getTreeDataPath(row: Place) {
  return row.path;
}

export default function TreeTotals() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Depot locations"
        rows={bays}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 190 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={{ aggregation: { model: { pallets: 'sum', capacity: 'sum' } } }}
      />
    </Box>
  );
}
