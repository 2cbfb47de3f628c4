import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  getGridSingleSelectOperators,
  getGridStringOperators,
  useGridApiRef,
} from '@mui/x-data-grid';
import type { GridColDef, GridDataSource, GridGetRowsParams } from '@mui/x-data-grid';
import { readPeople, switchServer, teams } from './peopleServer';
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

export default function PeopleErrors() {
  const apiRef = useGridApiRef();
  const [problem, setProblem] = React.useState<Error | null>(null);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const { people, total } = await readPeople(toQuery(params));
        setProblem(null);
        return { rows: people, rowCount: total };
      },
    }),
    [],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch defaultChecked onChange={(event) => switchServer(event.target.checked)} />}
        label="Server online"
      />
      {problem && (
        <Alert
          severity="error"
          action={
            <Button
              color="inherit"
              size="small"
              onClick={() => apiRef.current?.dataSource.fetchRows()}
            >
              Try again
            </Button>
          }
        >
          {problem.message}
        </Alert>
      )}
      <Box sx={{ height: 424 }}>
        <DataGrid
          aria-label="People"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          onDataSourceError={setProblem}
          showToolbar
          pageSizeOptions={[5, 10]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        />
      </Box>
    </Stack>
  );
}
