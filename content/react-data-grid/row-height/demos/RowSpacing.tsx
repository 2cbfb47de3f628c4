import Box from '@mui/material/Box';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridRowSpacingParams } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 140 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green' },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls' },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts' },
];

function getRowSpacing({ isFirstVisible, isLastVisible }: GridRowSpacingParams) {
  return { top: isFirstVisible ? 0 : 6, bottom: isLastVisible ? 0 : 6 };
}

export default function RowSpacing() {
  return (
    <Box sx={{ width: '100%', height: 244 }}>
      <DataGrid
        aria-label="Consignments"
        rows={rows}
        columns={columns}
        getRowSpacing={getRowSpacing}
        hideFooter
        sx={{ [`& .${gridClasses.row}`]: { bgcolor: 'action.hover' } }}
      />
    </Box>
  );
}
