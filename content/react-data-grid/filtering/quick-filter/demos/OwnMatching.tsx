import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GetApplyQuickFilterFn, GridColDef } from '@mui/x-data-grid';

/** Matches "HQDU204" and "hqdu-204" with "HQDU 204". */
const matchContainer: GetApplyQuickFilterFn = (search) => {
  const wanted = String(search).replace(/[\s-]/g, '').toUpperCase();
  return (value) => String(value).replace(/\s/g, '').includes(wanted);
};

const columns: GridColDef[] = [
  {
    field: 'container',
    headerName: 'Container',
    flex: 1,
    minWidth: 130,
    getApplyQuickFilterFn: matchContainer,
  },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 130 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 130,
    getApplyQuickFilterFn: () => null,
  },
];

const rows = [
  { id: 1, container: 'HQDU 204', owner: 'Fjordlink', note: 'Seal broken' },
  { id: 2, container: 'HQDU 117', owner: 'Coastline', note: '' },
  { id: 3, container: 'HQDU 388', owner: 'Fjordlink', note: 'Next to HQDU 204' },
];

export default function OwnMatching() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        label="Containers"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['hqdu-204'] } },
        }}
      />
    </Box>
  );
}
