import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { accessions, readAccessions } from './seed-bank';
import type { Accession } from './seed-bank';

const columns: GridColDef<Accession>[] = [
  { field: 'code', headerName: 'Code', width: 110 },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 120 },
  { field: 'origin', headerName: 'Origin', width: 110 },
];

// No total in the responses: only the prop decides.
const dataSource: GridDataSource = {
  getRows: async (params) => ({ rows: await readAccessions(params) }),
};

export default function ChangeMode() {
  const [rowCount, setRowCount] = React.useState(-1);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        size="small"
        exclusive
        aria-label="Total number of rows"
        value={rowCount}
        onChange={(_event, value: number | null) => setRowCount(value ?? rowCount)}
      >
        <ToggleButton value={-1}>Unknown</ToggleButton>
        <ToggleButton value={accessions.length}>{accessions.length} rows</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 300 }}>
        <DataGridPro
          aria-label="Seed bank"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          rowCount={rowCount}
          disableColumnFilter
          hideFooter
          initialState={{ pagination: { paginationModel: { pageSize: 20 } } }}
        />
      </Box>
    </Stack>
  );
}
