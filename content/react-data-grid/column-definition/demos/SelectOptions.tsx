import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Consignment {
  id: number;
  goods: string;
  port: string;
  terms: string;
}

const columns: GridColDef<Consignment>[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  {
    field: 'port',
    headerName: 'Port',
    type: 'singleSelect',
    width: 140,
    editable: true,
    valueOptions: [
      { value: 'NOBGO', label: 'Bergen' },
      { value: 'PLGDN', label: 'Gdańsk' },
      { value: 'ITGOA', label: 'Genoa' },
    ],
  },
  {
    field: 'terms',
    headerName: 'Terms',
    type: 'singleSelect',
    width: 190,
    editable: true,
    valueOptions: ({ row }) =>
      row?.port === 'NOBGO'
        ? ['Delivered at place', 'Free on board']
        : ['Ex works', 'Free on board'],
  },
];

const rows: Consignment[] = [
  { id: 1, goods: 'Wool blankets', port: 'NOBGO', terms: 'Delivered at place' },
  { id: 2, goods: 'Olive oil', port: 'PLGDN', terms: 'Ex works' },
  { id: 3, goods: 'Ceramic tiles', port: 'ITGOA', terms: 'Free on board' },
];

export default function SelectOptions() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Consignments" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
