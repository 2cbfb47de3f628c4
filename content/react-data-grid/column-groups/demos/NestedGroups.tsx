import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'bay', headerName: 'Bay', width: 80 },
  { field: 'dryPallets', headerName: 'Pallets', type: 'number', width: 110 },
  { field: 'dryWeight', headerName: 'Weight (t)', type: 'number', width: 110 },
  { field: 'coldPallets', headerName: 'Pallets', type: 'number', width: 110 },
  { field: 'coldWeight', headerName: 'Weight (t)', type: 'number', width: 110 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'depot',
    headerName: 'Depot',
    children: [{ groupId: 'hall', headerName: 'Hall 2', children: [{ field: 'bay' }] }],
  },
  {
    groupId: 'stored',
    headerName: 'Stored today',
    children: [
      {
        groupId: 'dry',
        headerName: 'Dry goods',
        children: [{ field: 'dryPallets' }, { field: 'dryWeight' }],
      },
      {
        groupId: 'cold',
        headerName: 'Cold goods',
        children: [{ field: 'coldPallets' }, { field: 'coldWeight' }],
      },
    ],
  },
];

const rows = [
  { id: 1, bay: 'A', dryPallets: 84, dryWeight: 61.2, coldPallets: 0, coldWeight: 0 },
  { id: 2, bay: 'B', dryPallets: 37, dryWeight: 28.4, coldPallets: 22, coldWeight: 14.7 },
  { id: 3, bay: 'C', dryPallets: 0, dryWeight: 0, coldPallets: 58, coldWeight: 40.1 },
];

export default function NestedGroups() {
  return (
    <Box sx={{ width: '100%', height: 340 }}>
      <DataGrid
        aria-label="Goods by bay"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}
