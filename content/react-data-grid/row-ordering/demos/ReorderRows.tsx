import * as React from 'react';
import SwapVertIcon from '@mui/icons-material/SwapVert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-pro';
import type { GridColDef, GridRowOrderChangeParams } from '@mui/x-data-grid-pro';

interface Song {
  id: string;
  title: string;
  length: string;
}

const columns: GridColDef<Song>[] = [
  {
    ...GRID_REORDER_COL_DEF,
    renderHeader: () => <SwapVertIcon titleAccess="Order" fontSize="small" color="action" />,
  },
  { field: 'title', headerName: 'Song', flex: 1, minWidth: 140 },
  { field: 'length', headerName: 'Length', width: 90 },
];

const setList: Song[] = [
  { id: 'a', title: 'Paper Boats', length: '3:40' },
  { id: 'b', title: 'North of Here', length: '4:12' },
  { id: 'c', title: 'Slow Train', length: '5:05' },
  { id: 'd', title: 'Encore for Two', length: '2:58' },
];

export default function ReorderRows() {
  const [rows, setRows] = React.useState(setList);

  const moveRow = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    setRows((current) => {
      const next = [...current];
      next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
      return next;
    });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Box sx={{ height: 268 }}>
        <DataGridPro
          aria-label="Set list"
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={moveRow}
          hideFooter
        />
      </Box>
      <Typography variant="body2" aria-live="polite">
        {`First: ${rows[0]?.title}. Last: ${rows.at(-1)?.title}.`}
      </Typography>
    </Stack>
  );
}
