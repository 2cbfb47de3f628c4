import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Consignment {
  id: number;
  reference: string;
  goods: string;
}

const rows: Consignment[] = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green' },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls' },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts' },
];

export default function ButtonInCell() {
  const [released, setReleased] = React.useState<string[]>([]);

  const columns = React.useMemo<GridColDef<Consignment>[]>(
    () => [
      { field: 'reference', headerName: 'Consignment', width: 140 },
      { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
      {
        field: 'release',
        headerName: 'Customs',
        width: 130,
        sortable: false,
        filterable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            disabled={released.includes(row.reference)}
            onClick={() => setReleased((current) => [...current, row.reference])}
          >
            {released.includes(row.reference) ? 'Released' : 'Release'}
          </Button>
        ),
      },
    ],
    [released],
  );

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Consignments at customs"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
