import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Review {
  stars: number;
  votes: number;
}

const columns: GridColDef[] = [
  { field: 'album', headerName: 'Album', flex: 1, minWidth: 130 },
  {
    field: 'review',
    headerName: 'Review',
    width: 180,
    display: 'flex',
    // An object: comparing and formatting it is up to you.
    valueGetter: (_value, row): Review => ({ stars: row.stars, votes: row.votes }),
    valueFormatter: (review: Review) => `${review.stars} of 5 stars, ${review.votes} votes`,
    sortComparator: (first: Review, second: Review) =>
      first.stars - second.stars || first.votes - second.votes,
    renderCell: ({ value, formattedValue }) => (
      <Rating
        readOnly
        size="small"
        precision={0.5}
        value={value.stars}
        aria-label={formattedValue}
      />
    ),
  },
];

const rows = [
  { id: 1, album: 'Night Ferry', stars: 4.5, votes: 212 },
  { id: 2, album: 'Paper Lanterns', stars: 3, votes: 48 },
  { id: 3, album: 'Salt and Tar', stars: 4.5, votes: 97 },
];

export default function ObjectValue() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        label="Albums"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'review', sort: 'desc' }] } }}
      />
    </Box>
  );
}
