import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const priorities = ['Low', 'Normal', 'High', 'Urgent'];

function comparePriority(first: string, second: string) {
  return priorities.indexOf(first) - priorities.indexOf(second);
}

const columns: GridColDef[] = [
  { field: 'load', headerName: 'Load', flex: 1, minWidth: 160 },
  { field: 'priority', headerName: 'Priority', width: 130, sortComparator: comparePriority },
];

const rows = [
  { id: 1, load: 'Frozen fish', priority: 'Urgent' },
  { id: 2, load: 'Roof tiles', priority: 'Low' },
  { id: 3, load: 'Cut flowers', priority: 'High' },
  { id: 4, load: 'Office chairs', priority: 'Normal' },
];

export default function PriorityComparator() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Loads by priority"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'priority', sort: 'desc' }] } }}
      />
    </Box>
  );
}
