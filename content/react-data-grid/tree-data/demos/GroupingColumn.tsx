import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { DataGridProProps, GridColDef } from '@mui/x-data-grid-pro';
import { places } from '../../data/places';
import type { Place } from '../../data/places';

const groupingColumn: NonNullable<DataGridProProps<Place>['groupingColDef']> = {
  headerName: 'Place',
  flex: 1,
  minWidth: 200,
  hideDescendantCount: true,
  valueFormatter: (value: string) => value.toUpperCase(),
};

const columns: GridColDef<Place>[] = [
  {
    field: 'free',
    headerName: 'Free',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.capacity - row.pallets,
  },
];

function getTreeDataPath(row: Place) {
  return row.path;
}

export default function GroupingColumn() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        aria-label="Available pallet spaces"
        rows={places}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={groupingColumn}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </Box>
  );
}
