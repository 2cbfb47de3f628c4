import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridLocaleText } from '@mui/x-data-grid';

const species = ['Dunlin', 'Knot', 'Turnstone', 'Oystercatcher', 'Curlew'];
const ESTIMATE = 10;
const SIGHTINGS = 15;

function readSightings(page: number, pageSize: number) {
  const first = page * pageSize;
  return Array.from({ length: Math.min(pageSize, SIGHTINGS - first) }, (_, offset) => ({
    id: first + offset,
    species: species[(first + offset) % species.length],
    birds: 3 + (((first + offset) * 11) % 38),
  }));
}

const columns: GridColDef[] = [
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 140, sortable: false },
  { field: 'birds', headerName: 'Birds', type: 'number', width: 110, sortable: false },
];

const localeText: Partial<GridLocaleText> = {
  paginationDisplayedRows: ({ from, to, count, estimated }) => {
    if (count !== -1) {
      return `${from}–${to} of ${count}`;
    }
    // Past the estimate, only what has been seen so far is certain.
    return estimated && estimated > to
      ? `${from}–${to} of about ${estimated}`
      : `${from}–${to}, more to come`;
  },
};

export default function EstimatedTotal() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 4 });
  const rows = readSightings(model.page, model.pageSize);
  const seen = model.page * model.pageSize + rows.length;
  const hasNextPage = seen < SIGHTINGS;
  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Sightings on the mudflat"
        rows={rows}
        columns={columns}
        disableColumnFilter
        localeText={localeText}
        paginationMode="server"
        rowCount={hasNextPage ? -1 : seen}
        estimatedRowCount={ESTIMATE}
        paginationMeta={paginationMeta}
        pageSizeOptions={[4]}
        paginationModel={model}
        onPaginationModelChange={setModel}
      />
    </Box>
  );
}
