import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { DataGrid, getGridSingleSelectOperators } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const allTags = ['vegan', 'nuts', 'spicy', 'cold'];

const columns: GridColDef[] = [
  { field: 'dish', headerName: 'Dish', flex: 1, minWidth: 130 },
  {
    field: 'tags',
    headerName: 'Tags',
    type: 'singleSelect',
    valueOptions: allTags,
    width: 190,
    display: 'flex',
    valueFormatter: (tags: string[]) => tags.join(', '),
    renderCell: ({ value }) => (
      <Stack direction="row" spacing={0.5}>
        {value.map((tag: string) => (
          <Chip key={tag} label={tag} size="small" />
        ))}
      </Stack>
    ),
    filterOperators: getGridSingleSelectOperators()
      .filter(({ value }) => value === 'isAnyOf')
      .map((operator) => ({
        ...operator,
        getApplyFilterFn: ({ value: wanted = [] }) =>
          wanted.length === 0 ? null : (tags: string[]) => tags.some((tag) => wanted.includes(tag)),
      })),
  },
];

const rows = [
  { id: 1, dish: 'Satay noodles', tags: ['nuts', 'spicy'] },
  { id: 2, dish: 'Cucumber soup', tags: ['vegan', 'cold'] },
  { id: 3, dish: 'Walnut cake', tags: ['nuts'] },
  { id: 4, dish: 'Red lentil dal', tags: ['vegan', 'spicy'] },
];

export default function FilterByTag() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        label="Menu"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'tags', operator: 'isAnyOf', value: ['vegan', 'cold'] }],
            },
          },
        }}
      />
    </Box>
  );
}
