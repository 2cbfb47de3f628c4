import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid';
import type { Consignment } from '../../data/consignments';
import { queryConsignments } from '../../data/server';

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 130 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
];

export default function FailingSource() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');
  const calls = React.useRef(0);

  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async ({ start, end, sortModel, filterModel }) => {
        calls.current += 1;
        if (calls.current % 2 === 0) {
          throw new Error('The depot is not responding.');
        }
        const answer = await queryConsignments({
          start: Number(start),
          end,
          sortModel,
          filterModel,
        });
        setMessage('');
        return answer;
      },
    }),
    [],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Alert
        severity={message ? 'error' : 'info'}
        aria-live="polite"
        action={
          message && (
            <Button
              color="inherit"
              size="small"
              onClick={() => apiRef.current?.dataSource.fetchRows()}
            >
              Try again
            </Button>
          )
        }
      >
        {message || 'Every other request fails: go to the next page.'}
      </Alert>
      <Box sx={{ height: 268 }}>
        <DataGrid
          aria-label="Consignments"
          apiRef={apiRef}
          columns={columns}
          dataSource={dataSource}
          dataSourceCache={null}
          onDataSourceError={(error) => setMessage(error.message)}
          pageSizeOptions={[3]}
          initialState={{ pagination: { paginationModel: { pageSize: 3 }, rowCount: 0 } }}
        />
      </Box>
    </Stack>
  );
}
