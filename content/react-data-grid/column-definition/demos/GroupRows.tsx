import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

interface Consignment {
  id: number;
  goods: string;
  size?: { pallets: number };
  port: string;
}

const columns: GridColDef<Consignment>[] = [
  { field: 'port', headerName: 'Port', width: 120 },
  { field: 'goods', headerName: 'Goods', width: 150 },
  {
    field: 'pallets',
    headerName: 'Pallets',
    type: 'number',
    width: 120,
    // Group rows have no size.
    valueGetter: (_value, row) => row.size?.pallets,
  },
];

const rows: Consignment[] = [
  { id: 1, goods: 'Wool blankets', size: { pallets: 8 }, port: 'Bergen' },
  { id: 2, goods: 'Ceramic tiles', size: { pallets: 10 }, port: 'Bergen' },
  { id: 3, goods: 'Paper rolls', size: { pallets: 12 }, port: 'Bilbao' },
];

export default function GroupRows() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPremium
        aria-label="Consignments by port"
        rows={rows}
        columns={columns}
        hideFooter
        defaultGroupingExpansionDepth={-1}
        groupingColDef={{ headerName: 'Port', width: 160 }}
        initialState={{
          columns: { columnVisibilityModel: { port: false } },
          rowGrouping: { model: ['port'] },
        }}
      />
    </Box>
  );
}
