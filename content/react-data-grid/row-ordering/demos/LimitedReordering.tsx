import * as React from 'react';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import Box from '@mui/material/Box';
import { DataGridPro, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-pro';
import type {
  GridColDef,
  GridRowOrderChangeParams,
  IsRowReorderableParams,
  ReorderValidationContext,
} from '@mui/x-data-grid-pro';

interface Task {
  id: number;
  task: string;
  state: 'running' | 'waiting';
}

const columns: GridColDef<Task>[] = [
  {
    ...GRID_REORDER_COL_DEF,
    renderHeader: () => <SwapVertIcon titleAccess="Order" fontSize="small" color="action" />,
  },
  { field: 'task', headerName: 'Print job', flex: 1, minWidth: 150 },
  { field: 'state', headerName: 'Status', width: 110 },
];

const initialRows: Task[] = [
  { id: 1, task: 'Concert posters', state: 'running' },
  { id: 2, task: 'Menus, 400 copies', state: 'waiting' },
  { id: 3, task: 'Ballots', state: 'waiting' },
  { id: 4, task: 'Calendars', state: 'waiting' },
];

const isRowReorderable = ({ row }: IsRowReorderableParams<Task>) => row.state === 'waiting';

// Nothing can be dropped above the running job.
const isValidRowReorder = ({ apiRef, targetNode, dropPosition }: ReorderValidationContext) =>
  !(dropPosition === 'above' && apiRef.current.getRow(targetNode.id)?.state === 'running');

export default function LimitedReordering() {
  const [rows, setRows] = React.useState(initialRows);

  const moveRow = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    setRows((current) => {
      const next = [...current];
      next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
      return next;
    });
  };

  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPro
        aria-label="Print queue"
        rows={rows}
        columns={columns}
        rowReordering
        isRowReorderable={isRowReorderable}
        isValidRowReorder={isValidRowReorder}
        onRowOrderChange={moveRow}
        hideFooter
      />
    </Box>
  );
}
