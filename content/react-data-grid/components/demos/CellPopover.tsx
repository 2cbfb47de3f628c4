import * as React from 'react';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'herb', headerName: 'Herb', flex: 1, minWidth: 110 },
  { field: 'bed', headerName: 'Bed', width: 90 },
];

const rows = [
  { id: 1, herb: 'Lovage', bed: 'A', care: 'Cut it back in June; it grows to two meters.' },
  { id: 2, herb: 'Chervil', bed: 'C', care: 'Sow every three weeks; keep out of the sun.' },
  { id: 3, herb: 'Savory', bed: 'A', care: 'Do not water in the first week.' },
];

export default function CellPopover() {
  const [cell, setCell] = React.useState<HTMLElement | null>(null);
  const close = React.useCallback(() => setCell(null), []);
  const open = React.useCallback((event: React.SyntheticEvent) => {
    const { currentTarget } = event;
    if (currentTarget instanceof HTMLElement && currentTarget.dataset.field === 'herb') {
      setCell(currentTarget);
    }
  }, []);
  const closeOnEscape = React.useCallback(
    (event: React.KeyboardEvent) => {
      if (event.key === 'Escape') {
        close();
      }
    },
    [close],
  );

  const rowId = Number(cell?.parentElement?.dataset.id);
  const row = rows.find(({ id }) => id === rowId);

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Herbs"
        rows={rows}
        columns={columns}
        slotProps={{
          cell: {
            onMouseEnter: open,
            onMouseLeave: close,
            onFocus: open,
            onBlur: close,
            onKeyDown: closeOnEscape,
          },
        }}
        hideFooter
      />
      <Popper open={row !== undefined} anchorEl={cell} placement="bottom-start">
        <Paper elevation={4} sx={{ p: 1.5, maxWidth: 260 }}>
          <Typography variant="body2" role="status">
            {row?.care}
          </Typography>
        </Paper>
      </Popper>
    </Box>
  );
}
