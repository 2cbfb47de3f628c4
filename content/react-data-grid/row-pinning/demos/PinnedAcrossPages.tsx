import Box from '@mui/material/Box';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridPinnedRowsProp } from '@mui/x-data-grid-pro';

interface Runner {
  id: number | string;
  runner: string;
  club: string;
  minutes: number;
}

const columns: GridColDef<Runner>[] = [
  { field: 'runner', headerName: 'Runner', flex: 1, minWidth: 120 },
  { field: 'club', headerName: 'Club', width: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 110 },
];

const rows: Runner[] = [
  { id: 1, runner: 'Adaeze Obi', club: 'Harriers', minutes: 41 },
  { id: 2, runner: 'Ben Kowal', club: 'Riverside', minutes: 38 },
  { id: 3, runner: 'Chiara Neri', club: 'Harriers', minutes: 44 },
  { id: 4, runner: 'Dev Rao', club: 'Old Mill', minutes: 36 },
  { id: 5, runner: 'Elin Dahl', club: 'Riverside', minutes: 39 },
  { id: 6, runner: 'Femi Ade', club: 'Old Mill', minutes: 47 },
  { id: 7, runner: 'Gita Shah', club: 'Harriers', minutes: 43 },
];

const pinnedRows: GridPinnedRowsProp<Runner> = {
  top: [{ id: 'record', runner: 'Course record', club: 'Old Mill', minutes: 34 }],
};

export default function PinnedAcrossPages() {
  return (
    <Box sx={{ width: '100%', height: 324 }}>
      <DataGridPro
        aria-label="Ten kilometers"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[3]}
        initialState={{
          pagination: { paginationModel: { pageSize: 3 } },
          sorting: { sortModel: [{ field: 'minutes', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
