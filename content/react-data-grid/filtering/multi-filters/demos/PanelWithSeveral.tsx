import Box from '@mui/material/Box';
import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import type { GridColDef } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'house', headerName: 'House', flex: 1, minWidth: 140 },
  { field: 'district', headerName: 'District', width: 120 },
  { field: 'rooms', headerName: 'Rooms', type: 'number', width: 130 },
  { field: 'rent', headerName: 'Rent (€)', type: 'number', width: 150 },
];

const rows = [
  { id: 1, house: 'Mill Lane 4', district: 'Harbor', rooms: 3, rent: 980 },
  { id: 2, house: 'Quay 17', district: 'Harbor', rooms: 4, rent: 1450 },
  { id: 3, house: 'Elm Street 2', district: 'Hillside', rooms: 2, rent: 760 },
  { id: 4, house: 'Station Road 9', district: 'Center', rooms: 4, rent: 1180 },
  { id: 5, house: 'Orchard 1', district: 'Hillside', rooms: 5, rent: 1320 },
];

export default function PanelWithSeveral() {
  return (
    <Box sx={{ width: '100%', height: 372 }}>
      <DataGridPro
        label="Houses for rent"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'rooms', operator: '>=', value: 3 },
                { id: 2, field: 'rent', operator: '>=', value: 900 },
                { id: 3, field: 'rent', operator: '<=', value: 1200 },
              ],
              logicOperator: GridLogicOperator.And,
            },
          },
        }}
      />
    </Box>
  );
}
