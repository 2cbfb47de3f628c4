import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Consignment {
  id: number;
  goods: string;
  sender: { name: string; city: string };
  pallets: number;
  palletWeight: number;
}

const columns: GridColDef<Consignment>[] = [
  { field: 'goods', headerName: 'Goods', width: 140 },
  {
    field: 'sender',
    headerName: 'Sender',
    flex: 1,
    minWidth: 200,
    valueGetter: (value: Consignment['sender']) => `${value.name}, ${value.city}`,
  },
  {
    field: 'weight',
    headerName: 'Weight (kg)',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => row.pallets * row.palletWeight,
  },
];

const rows: Consignment[] = [
  {
    id: 1,
    goods: 'Olive oil',
    sender: { name: 'Casa Ribera', city: 'Seville' },
    pallets: 3,
    palletWeight: 760,
  },
  {
    id: 2,
    goods: 'Paper rolls',
    sender: { name: 'Halden Print', city: 'Halden' },
    pallets: 12,
    palletWeight: 940,
  },
  {
    id: 3,
    goods: 'Wool blankets',
    sender: { name: 'Skye Weavers', city: 'Portree' },
    pallets: 8,
    palletWeight: 260,
  },
];

export default function ValueGetter() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Consignments" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
