import * as React from 'react';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridActionsCell, GridActionsCellItem } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface Consignment {
  id: number;
  reference: string;
  goods: string;
}

const initialRows: Consignment[] = [
  { id: 1, reference: 'DEP-4101', goods: 'Coffee, green' },
  { id: 2, reference: 'DEP-4102', goods: 'Paper rolls' },
  { id: 3, reference: 'DEP-4103', goods: 'Pump parts' },
];

export default function ActionsColumn() {
  const [rows, setRows] = React.useState(initialRows);
  const [message, setMessage] = React.useState('Choose an action.');

  const columns = React.useMemo<GridColDef<Consignment>[]>(
    () => [
      { field: 'reference', headerName: 'Consignment', width: 140 },
      { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        renderCell: (params) => (
          <GridActionsCell {...params}>
            <GridActionsCellItem
              icon={<DeleteIcon />}
              label="Cancel"
              onClick={() => {
                setRows((current) => current.filter(({ id }) => id !== params.row.id));
                setMessage(`${params.row.reference} is canceled.`);
              }}
            />
            <GridActionsCellItem
              showInMenu
              label="Print label"
              onClick={() => setMessage(`Label for ${params.row.reference} sent to the printer.`)}
            />
            <GridActionsCellItem
              showInMenu
              label="Hold at the gate"
              onClick={() => setMessage(`${params.row.reference} is being held at the gate.`)}
            />
          </GridActionsCell>
        ),
      },
    ],
    [],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Typography variant="body2" aria-live="polite">
        {message}
      </Typography>
      <Box sx={{ height: 216 }}>
        <DataGrid aria-label="Consignments" rows={rows} columns={columns} hideFooter />
      </Box>
    </Stack>
  );
}
