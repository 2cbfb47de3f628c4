import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', pallets: 5 },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', pallets: 12 },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts', pallets: 19 },
];

const withGrid = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiDataGrid: {
        defaultProps: { density: 'compact', hideFooter: true },
        styleOverrides: {
          root: { border: 0 },
          columnHeaderTitle: { fontWeight: 700 },
          cell: { fontVariantNumeric: 'tabular-nums' },
        },
      },
    },
  });

export default function ThemedGrid() {
  return (
    <ThemeProvider theme={withGrid}>
      <Box sx={{ width: '100%', height: 152 }}>
        <DataGrid aria-label="Consignments" rows={rows} columns={columns} />
      </Box>
    </ThemeProvider>
  );
}
