import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 130 },
  { field: 'goods', headerName: 'Goods', width: 170 },
  { field: 'customer', headerName: 'Customer', width: 200 },
  { field: 'port', headerName: 'Port', width: 150 },
];

const rows = [
  {
    id: 1,
    reference: 'DEP-4101',
    goods: 'Coffee, green',
    customer: 'Marlow & Daughters',
    port: 'Rotterdam',
  },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', customer: 'Halden Print', port: 'Bilbao' },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', customer: 'Okafor Marine', port: 'Genoa' },
];

const light = { bg: '#f8fafc', headerBg: '#dbe7f3', pinnedBg: '#edf2f7' };
const dark = { bg: '#16202b', headerBg: '#24415e', pinnedBg: '#1d2c3b' };

const withSections = (outer: Theme) =>
  createTheme(outer, { palette: { DataGrid: outer.palette.mode === 'dark' ? dark : light } });

export default function Sections() {
  return (
    <ThemeProvider theme={withSections}>
      <Box sx={{ width: '100%', height: 236 }}>
        <DataGridPro
          aria-label="Consignments"
          rows={rows}
          columns={columns}
          hideFooter
          initialState={{ pinnedColumns: { left: ['reference'] } }}
        />
      </Box>
    </ThemeProvider>
  );
}
