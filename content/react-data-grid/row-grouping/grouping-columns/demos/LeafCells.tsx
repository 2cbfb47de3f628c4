import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';
import Box from '@mui/material/Box';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid-premium';
import { concerts } from '../../../data/concerts';
import type { Concert } from '../../../data/concerts';

/**
 * The grid indents text. What `renderCell` returns has to indent itself by the depth of its
 * row.
 */
function ArtistCell({ value = '', rowNode }: GridRenderCellParams<Concert, string>) {
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{
        height: '100%',
        alignItems: 'center',
        marginInlineStart: ({ spacing }) =>
          `calc(var(--DataGrid-cellOffsetMultiplier) * ${spacing(rowNode.depth)})`,
      }}
    >
      <Avatar aria-hidden sx={{ width: 28, height: 28, fontSize: 14, bgcolor: 'secondary.dark' }}>
        {value.charAt(0)}
      </Avatar>
      <span>{value}</span>
    </Stack>
  );
}

const columns: GridColDef<Concert>[] = [
  { field: 'day', headerName: 'Day', width: 120 },
  {
    field: 'artist',
    headerName: 'Artist',
    renderCell: (params) => <ArtistCell {...params} />,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
];

export default function LeafCells() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPremium
        aria-label="Artists by day"
        rows={concerts}
        columns={columns}
        groupingColDef={{
          headerName: 'Day and artist',
          leafField: 'artist',
          flex: 1,
          minWidth: 200,
        }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'Friday'}
        hideFooter
        initialState={{
          columns: { columnVisibilityModel: { day: false, artist: false } },
          rowGrouping: { model: ['day'] },
        }}
      />
    </Box>
  );
}
