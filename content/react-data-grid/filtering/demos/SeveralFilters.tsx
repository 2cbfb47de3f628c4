import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'port', headerName: 'Port', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'weight', headerName: 'Weight (t)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, port: 'Antwerp', status: 'Loading', weight: 14 },
  { id: 2, port: 'Bergen', status: 'Waiting', weight: 9 },
  { id: 3, port: 'Antwerp', status: 'Waiting', weight: 22 },
  { id: 4, port: 'Bergen', status: 'Loading', weight: 17 },
  { id: 5, port: 'Cork', status: 'Loading', weight: 30 },
  { id: 6, port: 'Cork', status: 'Waiting', weight: 12 },
];

export default function SeveralFilters() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGridPro
        label="Loads by port"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: {
              logicOperator: GridLogicOperator.Or,
              items: [
                { id: 1, field: 'port', operator: 'equals', value: 'Antwerp' },
                { id: 2, field: 'weight', operator: '>=', value: 20 },
              ],
            },
          },
        }}
      />
    </Box>
  );
}
