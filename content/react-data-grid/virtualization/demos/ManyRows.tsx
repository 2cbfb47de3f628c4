import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Reference', width: 130 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'port', headerName: 'Port', width: 120 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 140 },
];

const goods = ['Coffee, green', 'Paper rolls', 'Pump parts', 'Olive oil', 'Ceramic tiles'];
const ports = ['Rotterdam', 'Bilbao', 'Genoa', 'Halifax', 'Bergen', 'Gdańsk', 'Lagos'];

const rows = Array.from({ length: 20_000 }, (_, index) => ({
  id: index + 1,
  reference: `DEP-${4101 + index}`,
  goods: goods[index % goods.length],
  port: ports[index % ports.length],
  weight: 400 + ((index * 370) % 9000),
}));

export default function ManyRows() {
  return (
    <Box sx={{ width: '100%', height: 400 }}>
      <DataGridPro aria-label="20,000 consignments" rows={rows} columns={columns} />
    </Box>
  );
}
