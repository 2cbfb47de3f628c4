import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource, GridGetRowsParams } from '@mui/x-data-grid';
import { readPeople } from './peopleServer';
import type { Person } from './peopleServer';

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'team', headerName: 'Team', width: 110, sortable: false },
  { field: 'city', headerName: 'City', width: 110, sortable: false },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];

function toQuery({ start, end, sortModel }: GridGetRowsParams) {
  const query = new URLSearchParams({ start: String(start), end: String(end) });
  const [order] = sortModel;
  if (order?.sort) {
    query.set('sort', order.field);
    query.set('order', order.sort);
  }
  return query;
}

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { people, total } = await readPeople(toQuery(params));
    return { rows: people, rowCount: total };
  },
};

export default function PeopleSorting() {
  return (
    <Box sx={{ width: '100%', height: 370 }}>
      <DataGrid
        aria-label="People"
        columns={columns}
        dataSource={dataSource}
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
      />
    </Box>
  );
}
