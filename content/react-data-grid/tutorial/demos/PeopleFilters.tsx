import Box from '@mui/material/Box';
import { DataGrid, getGridSingleSelectOperators, getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource, GridGetRowsParams } from '@mui/x-data-grid';
import { readPeople, teams } from './peopleServer';
import type { Person } from './peopleServer';

const columns: GridColDef<Person>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 130,
    filterOperators: getGridStringOperators().filter(({ value }) => value === 'contains'),
  },
  {
    field: 'team',
    headerName: 'Team',
    width: 110,
    sortable: false,
    type: 'singleSelect',
    valueOptions: teams,
    filterOperators: getGridSingleSelectOperators().filter(({ value }) => value === 'is'),
  },
  { field: 'city', headerName: 'City', width: 110, sortable: false, filterable: false },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100, filterable: false },
];

function toQuery({ start, end, sortModel, filterModel }: GridGetRowsParams) {
  const query = new URLSearchParams({ start: String(start), end: String(end) });
  const [order] = sortModel;
  if (order?.sort) {
    query.set('sort', order.field);
    query.set('order', order.sort);
  }
  const [filter] = filterModel.items;
  if (filter?.value) {
    query.set(filter.field, String(filter.value));
  }
  const search = filterModel.quickFilterValues?.join(' ');
  if (search) {
    query.set('search', search);
  }
  return query;
}

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { people, total } = await readPeople(toQuery(params));
    return { rows: people, rowCount: total };
  },
};

export default function PeopleFilters() {
  return (
    <Box sx={{ width: '100%', height: 424 }}>
      <DataGrid
        aria-label="People"
        columns={columns}
        dataSource={dataSource}
        showToolbar
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
      />
    </Box>
  );
}
