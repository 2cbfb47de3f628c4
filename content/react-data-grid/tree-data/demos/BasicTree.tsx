import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

interface Place {
  id: number;
  path: string[];
  pallets: number;
  capacity: number;
}

const columns: GridColDef<Place>[] = [
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120 },
  { field: 'capacity', headerName: 'Capacity', type: 'number', width: 120 },
];

const rows: Place[] = [
  { id: 1, path: ['East hall'], pallets: 71, capacity: 100 },
  { id: 2, path: ['East hall', 'Aisle 1'], pallets: 44, capacity: 60 },
  { id: 3, path: ['East hall', 'Aisle 1', 'Bay 1'], pallets: 20, capacity: 20 },
  { id: 4, path: ['East hall', 'Aisle 1', 'Bay 2'], pallets: 6, capacity: 20 },
  { id: 5, path: ['East hall', 'Aisle 1', 'Bay 3'], pallets: 18, capacity: 20 },
  { id: 6, path: ['East hall', 'Aisle 2'], pallets: 27, capacity: 40 },
  { id: 7, path: ['East hall', 'Aisle 2', 'Bay 1'], pallets: 11, capacity: 20 },
  { id: 8, path: ['East hall', 'Aisle 2', 'Bay 2'], pallets: 16, capacity: 20 },
  { id: 9, path: ['Cold store'], pallets: 19, capacity: 24 },
  { id: 10, path: ['Cold store', 'Aisle 1'], pallets: 19, capacity: 24 },
  { id: 11, path: ['Cold store', 'Aisle 1', 'Bay 1'], pallets: 12, capacity: 12 },
  { id: 12, path: ['Cold store', 'Aisle 1', 'Bay 2'], pallets: 7, capacity: 12 },
  { id: 13, path: ['Yard'], pallets: 30, capacity: 90 },
  { id: 14, path: ['Yard', 'Row A'], pallets: 18, capacity: 60 },
  { id: 15, path: ['Yard', 'Row A', 'Stand 1'], pallets: 18, capacity: 30 },
  { id: 16, path: ['Yard', 'Row A', 'Stand 2'], pallets: 0, capacity: 30 },
  { id: 17, path: ['Yard', 'Row B'], pallets: 12, capacity: 30 },
  { id: 18, path: ['Yard', 'Row B', 'Stand 1'], pallets: 12, capacity: 30 },
];

// Outside the component: the same reference on every render.
function getTreeDataPath(row: Place) {
  return row.path;
}

export default function BasicTree() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPro
        aria-label="Depot locations"
        rows={rows}
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
