import Box from '@mui/material/Box';
import { DataGridPro, GRID_TREE_DATA_GROUPING_FIELD } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

interface Room {
  id: string;
  path: string[];
  area: number;
  seats: number;
  floor: string;
}

const columns: GridColDef<Room>[] = [
  { field: 'floor', headerName: 'Floor', width: 130 },
  { field: 'area', headerName: 'Area (m²)', type: 'number', width: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 110 },
];

const rows: Room[] = [
  { id: 'library', path: ['Library'], area: 640, seats: 96, floor: 'All' },
  { id: 'reading', path: ['Library', 'Reading room'], area: 280, seats: 60, floor: 'First' },
  { id: 'maps', path: ['Library', 'Map archive'], area: 90, seats: 6, floor: 'Basement' },
  { id: 'school', path: ['Music school'], area: 310, seats: 120, floor: 'Second' },
  { id: 'hall', path: ['Music school', 'Small hall'], area: 170, seats: 110, floor: 'Second' },
];

function getTreeDataPath(row: Room) {
  return row.path;
}

export default function TreeDataGrid() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        aria-label="Rooms by building"
        rows={rows}
        columns={columns}
        treeData
        getTreeDataPath={getTreeDataPath}
        groupingColDef={{ headerName: 'Room', width: 200 }}
        defaultGroupingExpansionDepth={1}
        hideFooter
        initialState={{ pinnedColumns: { left: [GRID_TREE_DATA_GROUPING_FIELD] } }}
      />
    </Box>
  );
}
