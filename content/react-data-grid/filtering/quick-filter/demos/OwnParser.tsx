import Box from '@mui/material/Box';
import {
  DataGrid,
  GridLogicOperator,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'country', headerName: 'Country', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, port: 'Antwerp', country: 'Belgium' },
  { id: 2, port: 'Bergen', country: 'Norway' },
  { id: 3, port: 'Cork', country: 'Ireland' },
  { id: 4, port: 'Dunkirk', country: 'France' },
];

function splitAtCommas(input: string) {
  return input
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function joinWithCommas(values: string[]) {
  return values.join(', ');
}

function PortToolbar() {
  return (
    <Toolbar>
      <QuickFilter expanded parser={splitAtCommas} formatter={joinWithCommas} style={{ flex: 1 }}>
        <QuickFilterControl
          size="small"
          fullWidth
          placeholder="Ports or countries, separated by commas"
          slotProps={{ htmlInput: { 'aria-label': 'Ports or countries', role: 'searchbox' } }}
        />
      </QuickFilter>
    </Toolbar>
  );
}

export default function OwnParser() {
  return (
    <Box sx={{ width: '100%', height: 330 }}>
      <DataGrid
        aria-label="Ports"
        rows={rows}
        columns={columns}
        hideFooter
        showToolbar
        slots={{ toolbar: PortToolbar }}
        initialState={{
          filter: {
            filterModel: {
              items: [],
              quickFilterValues: ['cork', 'norway'],
              quickFilterLogicOperator: GridLogicOperator.Or,
            },
          },
        }}
      />
    </Box>
  );
}
