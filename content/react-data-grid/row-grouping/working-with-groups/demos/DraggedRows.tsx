import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPremium, GRID_REORDER_COL_DEF } from '@mui/x-data-grid-premium';
import type { GridColDef, GridGroupNode } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { ...GRID_REORDER_COL_DEF, width: 80, renderHeader: () => 'Move' },
  { field: 'day', headerName: 'Day', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

const isFriday = (node: GridGroupNode) => node.groupingKey === 'Friday';

export default function DraggedRows() {
  const [text, setText] = React.useState('Drag a concert to another day.');

  const save = (concert: Concert) => {
    setText(`${concert.artist} plays on ${concert.day}.`);
    return concert;
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2" role="status">
        {text}
      </Typography>
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          aria-label="Concerts by day"
          rows={concerts}
          columns={columns}
          rowReordering
          processRowUpdate={save}
          isGroupExpandedByDefault={isFriday}
          groupingColDef={{ width: 170 }}
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { day: false } },
            rowGrouping: { model: ['day'] },
          }}
        />
      </Box>
    </Stack>
  );
}
