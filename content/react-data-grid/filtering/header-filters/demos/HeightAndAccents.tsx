import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'grower', headerName: 'Grower', flex: 1, minWidth: 160 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 160 },
];

const rows = [
  { id: 1, grower: 'Finca Peña', town: 'Málaga' },
  { id: 2, grower: 'Gård Åsen', town: 'Tromsø' },
  { id: 3, grower: 'Quinta Malafaia', town: 'Braga' },
];

export default function HeightAndAccents() {
  return (
    <Box sx={{ width: '100%', height: 288 }}>
      <DataGridPro
        aria-label="Growers"
        rows={rows}
        columns={columns}
        headerFilters
        headerFilterHeight={72}
        ignoreDiacritics
        initialState={{
          filter: {
            filterModel: { items: [{ id: 1, field: 'town', operator: 'contains', value: 'mala' }] },
          },
        }}
        hideFooter
      />
    </Box>
  );
}
