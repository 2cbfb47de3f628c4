import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

interface Task {
  id: number;
  task: string;
  state: string;
}

const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 150, editable: true },
  {
    field: 'state',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['To do', 'In progress', 'Done'],
    width: 140,
    editable: true,
  },
];

const rows: Task[] = [
  { id: 1, task: 'Rent the stage lights', state: 'To do' },
  { id: 2, task: 'Print the program', state: 'To do' },
  { id: 3, task: 'Book the ferry', state: 'In progress' },
  { id: 4, task: 'Ask the church choir', state: 'Done' },
];

export default function EditedGroups() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Tasks by status"
        rows={rows}
        columns={columns}
        processRowUpdate={(task) => task}
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ width: 180 }}
        hideFooter
        initialState={{ rowGrouping: { model: ['state'] } }}
      />
    </Box>
  );
}
