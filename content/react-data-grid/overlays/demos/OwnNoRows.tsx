import * as React from 'react';
import InboxIcon from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay } from '@mui/x-data-grid';
import type { GridColDef, GridSlotProps } from '@mui/x-data-grid';

declare module '@mui/x-data-grid' {
  interface NoRowsOverlayPropsOverrides {
    onAdd: () => void;
  }
}

const columns: GridColDef[] = [
  { field: 'beehive', headerName: 'Beehive', flex: 1, minWidth: 130 },
  { field: 'frames', headerName: 'Frames', type: 'number', width: 100 },
];

function EmptyApiary({ onAdd }: GridSlotProps['noRowsOverlay']) {
  return (
    <GridOverlay role="row">
      <Stack role="gridcell" spacing={1} sx={{ alignItems: 'center' }}>
        <InboxIcon color="action" sx={{ fontSize: 40 }} />
        <Typography variant="body2">No beehives yet</Typography>
        <Button size="small" variant="contained" onClick={onAdd}>
          Add the first one
        </Button>
      </Stack>
    </GridOverlay>
  );
}

export default function OwnNoRows() {
  const [rows, setRows] = React.useState<{ id: number; beehive: string; frames: number }[]>([]);

  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Beehives"
        rows={rows}
        columns={columns}
        slots={{ noRowsOverlay: EmptyApiary }}
        slotProps={{
          noRowsOverlay: { onAdd: () => setRows([{ id: 1, beehive: 'Orchard 1', frames: 10 }]) },
        }}
        hideFooter
      />
    </Box>
  );
}
