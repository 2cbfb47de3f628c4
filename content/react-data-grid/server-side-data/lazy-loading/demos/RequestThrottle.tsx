import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGridPro } from '@mui/x-data-grid-pro';
import type { GridColDef, GridDataSource } from '@mui/x-data-grid-pro';
import { accessions, readAccessions } from './seed-bank';
import type { Accession } from './seed-bank';

const columns: GridColDef<Accession>[] = [
  { field: 'code', headerName: 'Code', width: 110, sortable: false },
  { field: 'species', headerName: 'Species', flex: 1, minWidth: 120, sortable: false },
];

export default function RequestThrottle() {
  const [throttleMs, setThrottleMs] = React.useState(500);
  const [requests, setRequests] = React.useState(0);

  const dataSource = React.useMemo(
    (): GridDataSource => ({
      getRows: async (params) => {
        setRequests((earlier) => earlier + 1);
        return { rows: await readAccessions(params), rowCount: accessions.length };
      },
    }),
    [],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <FormControl>
        <FormLabel id="throttle-label">Send a request at most every</FormLabel>
        <RadioGroup
          row
          aria-labelledby="throttle-label"
          value={throttleMs}
          onChange={(event) => setThrottleMs(Number(event.target.value))}
        >
          <FormControlLabel value={50} control={<Radio />} label="50 ms" />
          <FormControlLabel value={500} control={<Radio />} label="500 ms" />
          <FormControlLabel value={1500} control={<Radio />} label="1500 ms" />
        </RadioGroup>
      </FormControl>
      <Typography variant="body2">Requests so far: {requests}</Typography>
      <Box sx={{ height: 300 }}>
        <DataGridPro
          key={throttleMs}
          aria-label="Seed bank"
          columns={columns}
          dataSource={dataSource}
          lazyLoading
          lazyLoadingRequestThrottleMs={throttleMs}
          disableColumnFilter
          hideFooter
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        />
      </Box>
    </Stack>
  );
}
