import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const statuses = ['Delayed', 'In transit', 'Stored'];

function StatusPanel() {
  const apiRef = useGridApiContext();
  const [item] = useGridSelector(apiRef, gridFilterModelSelector).items;
  const chosen: string[] = item?.value ?? [];

  const toggle = (status: string) => {
    const value = chosen.includes(status)
      ? chosen.filter((other) => other !== status)
      : [...chosen, status];
    apiRef.current.setFilterModel({ items: [{ field: 'status', operator: 'isAnyOf', value }] });
  };

  return (
    <FormGroup role="group" aria-labelledby="status-filter" sx={{ p: 2, minWidth: 180 }}>
      <FormLabel id="status-filter">Status</FormLabel>
      {statuses.map((status) => (
        <FormControlLabel
          key={status}
          label={status}
          control={
            <Checkbox
              size="small"
              autoFocus={status === statuses[0]}
              checked={chosen.includes(status)}
              onChange={() => toggle(status)}
            />
          }
        />
      ))}
    </FormGroup>
  );
}

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140, filterable: false },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: statuses,
    width: 140,
  },
];

const rows = [
  { id: 1, goods: 'Ceramic tiles', status: 'Stored' },
  { id: 2, goods: 'Coffee, green', status: 'Delayed' },
  { id: 3, goods: 'Wine, bottled', status: 'Stored' },
  { id: 4, goods: 'Bicycle frames', status: 'In transit' },
];

export default function OwnPanel() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        label="Consignments"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        slots={{ filterPanel: StatusPanel }}
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'isAnyOf', value: ['Delayed', 'In transit'] }],
            },
          },
        }}
      />
    </Box>
  );
}
