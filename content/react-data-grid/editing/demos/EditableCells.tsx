import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid';

interface Load {
  id: number;
  load: string;
  pallets: number;
  sealed: boolean;
}

const columns: GridColDef<Load>[] = [
  { field: 'load', headerName: 'Load', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 120, editable: true },
  { field: 'sealed', headerName: 'Sealed', type: 'boolean', width: 100 },
];

const rows: Load[] = [
  { id: 1, load: 'Roof tiles', pallets: 18, sealed: true },
  { id: 2, load: 'Office chairs', pallets: 7, sealed: false },
  { id: 3, load: 'Bicycle frames', pallets: 31, sealed: false },
];

function isOpen({ row }: GridCellParams<Load>) {
  return !row.sealed;
}

export default function EditableCells() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Loads"
        rows={rows}
        columns={columns}
        isCellEditable={isOpen}
        hideFooter
        sx={{ '& .MuiDataGrid-cell--editable': { fontWeight: 'bold' } }}
      />
    </Box>
  );
}
