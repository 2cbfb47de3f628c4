import * as React from 'react';
import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridColumnVisibilityModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', flex: 1, minWidth: 130 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  { field: 'port', headerName: 'Port', width: 110 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green', port: 'Antwerp', pallets: 5 },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls', port: 'Bergen', pallets: 12 },
  { id: 3, reference: 'DEP-4103', goods: 'Olive oil', port: 'Cork', pallets: 8 },
];

export default function ColumnsByWidth() {
  const isWide = useMediaQuery('(min-width: 900px)');
  const [chosen, setChosen] = React.useState<GridColumnVisibilityModel>({});

  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        label="Consignments"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
        columnVisibilityModel={{ port: isWide, pallets: isWide, ...chosen }}
        onColumnVisibilityModelChange={setChosen}
      />
    </Box>
  );
}
