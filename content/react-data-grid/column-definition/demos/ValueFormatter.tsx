import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Charge {
  id: number;
  service: string;
  price: number | null;
  share: number;
}

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });

const columns: GridColDef<Charge>[] = [
  { field: 'service', headerName: 'Service', flex: 1, minWidth: 150 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 130,
    valueFormatter: (value: number | null) => (value === null ? 'on request' : euros.format(value)),
  },
  {
    field: 'share',
    headerName: 'Share',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => percent.format(value),
  },
];

const rows: Charge[] = [
  { id: 1, service: 'Storage', price: 1840, share: 0.412 },
  { id: 2, service: 'Loading', price: 965.5, share: 0.216 },
  { id: 3, service: 'Crane rental', price: null, share: 0.372 },
];

export default function ValueFormatter() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Charges" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
