import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColTypeDef } from '@mui/x-data-grid';

/** A weight in kilograms, shown in metric tons from one ton up. */
const weight: GridColTypeDef<number, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (kilograms: number) =>
    kilograms >= 1000 ? `${(kilograms / 1000).toFixed(2)} t` : `${kilograms} kg`,
};

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  { ...weight, field: 'net', headerName: 'Net' },
  { ...weight, field: 'packing', headerName: 'Packaging' },
];

const rows = [
  { id: 1, goods: 'Coffee, green', net: 4310, packing: 90 },
  { id: 2, goods: 'Paper rolls', net: 11040, packing: 277 },
  { id: 3, goods: 'Samples', net: 42, packing: 3 },
];

export default function OwnType() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Weights" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
