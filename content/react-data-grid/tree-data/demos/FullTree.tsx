import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_CHECKBOX_SELECTION_FIELD,
  GRID_TREE_DATA_GROUPING_FIELD,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-pro';
import { places } from '../../data/places';
import type { Place } from '../../data/places';

const columns: GridColDef<Place>[] = [
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
  { field: 'capacity', headerName: 'Capacity', type: 'number', width: 120 },
  {
    field: 'free',
    headerName: 'Free',
    type: 'number',
    width: 110,
    valueGetter: (_value, row) => row.capacity - row.pallets,
  },
  {
    field: 'use',
    headerName: 'In use',
    type: 'number',
    width: 120,
    valueGetter: (_value, row) => row.pallets / row.capacity,
    valueFormatter: (share: number) => `${Math.round(share * 100)}%`,
  },
];

function getTreeDataPath(row: Place) {
  return row.path;
}

function isOpen({ depth, groupingKey }: GridGroupNode) {
  return depth === 0 || groupingKey === 'Row A';
}

export default function FullTree() {
  return (
    <Box sx={{ width: '100%', height: 532 }}>
      <DataGridPro
        label="Depot locations"
        rows={places}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Place', width: 190 }}
        isGroupExpandedByDefault={isOpen}
        checkboxSelection
        disableRowSelectionOnClick
        showToolbar
        initialState={{
          pinnedColumns: { left: [GRID_CHECKBOX_SELECTION_FIELD, GRID_TREE_DATA_GROUPING_FIELD] },
          sorting: { sortModel: [{ field: 'use', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
