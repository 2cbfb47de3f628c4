import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 120 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 100 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 130 },
  { field: 'carrier', headerName: 'Carrier', width: 140 },
  { field: 'port', headerName: 'Port', width: 100 },
];

const groups: GridColumnGroupingModel = [
  {
    groupId: 'order',
    headerName: 'Order',
    children: [{ field: 'reference' }],
  },
  {
    groupId: 'load',
    headerName: 'Load (stays together)',
    children: [{ field: 'pallets' }, { field: 'weight' }],
  },
  {
    groupId: 'transport',
    headerName: 'Transport (can be split)',
    freeReordering: true,
    children: [{ field: 'carrier' }, { field: 'port' }],
  },
];

const rows = [
  {
    id: 1,
    reference: 'DEP-4101',
    pallets: 5,
    weight: 4400,
    carrier: 'Blue Heron Line',
    port: 'Rotterdam',
  },
  {
    id: 2,
    reference: 'DEP-4102',
    pallets: 12,
    weight: 11317,
    carrier: 'Fjordlink',
    port: 'Bilbao',
  },
];

export default function ReorderGroups() {
  return (
    <Box sx={{ width: '100%', height: 232 }}>
      <DataGridPro
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        columnGroupingModel={groups}
        hideFooter
      />
    </Box>
  );
}
