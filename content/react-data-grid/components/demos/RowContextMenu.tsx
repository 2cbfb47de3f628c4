import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'parcel', headerName: 'Parcel', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 130 },
];

const initialRows = [
  { id: 1, parcel: 'PX-204', status: 'On the van' },
  { id: 2, parcel: 'PX-311', status: 'On the van' },
  { id: 3, parcel: 'PX-118', status: 'At the depot' },
];

interface OpenMenu {
  id: number;
  left: number;
  top: number;
}

export default function RowContextMenu() {
  const [rows, setRows] = React.useState(initialRows);
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);

  const openMenu = React.useCallback((event: React.MouseEvent<HTMLDivElement>) => {
    event.preventDefault();
    const id = Number(event.currentTarget.dataset.id);
    setMenu({ id, left: event.clientX, top: event.clientY });
  }, []);

  const setStatus = (status: string) => {
    setRows(rows.map((row) => (row.id === menu?.id ? { ...row, status } : row)));
    setMenu(null);
  };

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Parcels"
        rows={rows}
        columns={columns}
        slotProps={{ row: { onContextMenu: openMenu, style: { cursor: 'context-menu' } } }}
        hideFooter
      />
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem onClick={() => setStatus('Delivered')}>Mark as delivered</MenuItem>
        <MenuItem onClick={() => setStatus('At the depot')}>Return to the depot</MenuItem>
      </Menu>
    </Box>
  );
}
