import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'genre', headerName: 'Genre', width: 120 },
  { field: 'artist', headerName: 'Artist', flex: 1, minWidth: 140 },
];

export default function PagedGroups() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGridPremium
        aria-label="Concerts by genre, two genres per page"
        rows={concerts}
        columns={columns}
        pagination
        pageSizeOptions={[1, 2, 4]}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Folk'}
        groupingColDef={{ width: 170 }}
        initialState={{
          columns: { columnVisibilityModel: { genre: false } },
          rowGrouping: { model: ['genre'] },
          pagination: { paginationModel: { pageSize: 2 } },
        }}
      />
    </Box>
  );
}
