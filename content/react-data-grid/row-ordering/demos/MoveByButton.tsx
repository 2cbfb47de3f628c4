import * as React from 'react';
import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import Box from '@mui/material/Box';
import {
  DataGridPro,
  GRID_REORDER_COL_DEF,
  GridActionsCell,
  GridActionsCellItem,
} from '@mui/x-data-grid-pro';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-pro';

interface Chapter {
  id: number;
  chapter: string;
}

const chapters: Chapter[] = [
  { id: 1, chapter: 'The island' },
  { id: 2, chapter: 'A letter arrives' },
  { id: 3, chapter: 'Storm' },
  { id: 4, chapter: 'The way back' },
];

interface Order {
  ids: readonly number[];
  move: (id: number, step: -1 | 1) => void;
}

const OrderContext = React.createContext<Order>({ ids: [], move: () => {} });

function MoveCell(params: GridRenderCellParams<Chapter>) {
  const { ids, move } = React.useContext(OrderContext);
  const { id, chapter } = params.row;

  return (
    <GridActionsCell {...params}>
      <GridActionsCellItem
        icon={<ArrowUpwardIcon />}
        label={`Move "${chapter}" up`}
        disabled={ids[0] === id}
        onClick={() => move(id, -1)}
      />
      <GridActionsCellItem
        icon={<ArrowDownwardIcon />}
        label={`Move "${chapter}" down`}
        disabled={ids.at(-1) === id}
        onClick={() => move(id, 1)}
      />
    </GridActionsCell>
  );
}

const columns: GridColDef<Chapter>[] = [
  {
    ...GRID_REORDER_COL_DEF,
    renderHeader: () => <SwapVertIcon titleAccess="Order" fontSize="small" color="action" />,
  },
  { field: 'chapter', headerName: 'Chapter', flex: 1, minWidth: 140, sortable: false },
  {
    field: 'move',
    type: 'actions',
    headerName: 'Move',
    width: 100,
    renderCell: (params) => <MoveCell {...params} />,
  },
];

function moved(rows: Chapter[], oldIndex: number, targetIndex: number) {
  const next = [...rows];
  next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
  return next;
}

export default function MoveByButton() {
  const [rows, setRows] = React.useState(chapters);

  const order = React.useMemo<Order>(
    () => ({
      ids: rows.map(({ id }) => id),
      move: (id, step) =>
        setRows((current) => {
          const index = current.findIndex((row) => row.id === id);
          return moved(current, index, index + step);
        }),
    }),
    [rows],
  );

  return (
    <OrderContext.Provider value={order}>
      <Box sx={{ width: '100%', height: 268 }}>
        <DataGridPro
          aria-label="Chapters"
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={({ oldIndex, targetIndex }) =>
            setRows((current) => moved(current, oldIndex, targetIndex))
          }
          hideFooter
        />
      </Box>
    </OrderContext.Provider>
  );
}
