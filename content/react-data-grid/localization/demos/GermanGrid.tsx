import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';
import { deDE } from '@mui/x-data-grid/locales';

const columns: GridColDef[] = [
  { field: 'ware', headerName: 'Ware', flex: 1, minWidth: 140 },
  { field: 'hafen', headerName: 'Hafen', width: 120 },
  { field: 'paletten', headerName: 'Paletten', type: 'number', width: 120 },
];

const rows = [
  { id: 1, ware: 'Fliesen', hafen: 'Danzig', paletten: 18 },
  { id: 2, ware: 'Olivenöl', hafen: 'Genua', paletten: 12 },
  { id: 3, ware: 'Papierrollen', hafen: 'Bergen', paletten: 31 },
];

function withGerman(outer: Theme) {
  return createTheme(outer, deDE);
}

export default function GermanGrid() {
  return (
    <ThemeProvider theme={withGerman}>
      <Box lang="de" sx={{ width: '100%', height: 320 }}>
        <DataGrid label="Sendungen" rows={rows} columns={columns} showToolbar checkboxSelection />
      </Box>
    </ThemeProvider>
  );
}
