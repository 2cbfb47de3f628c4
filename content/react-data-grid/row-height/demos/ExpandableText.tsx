import * as React from 'react';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { DataGrid, gridClasses } from '@mui/x-data-grid';
import type { GridColDef, GridRenderCellParams } from '@mui/x-data-grid';

const MAX_LENGTH = 60;

function Instructions({ value = '', tabIndex }: GridRenderCellParams<{ id: number }, string>) {
  const [open, setOpen] = React.useState(false);
  if (value.length <= MAX_LENGTH) {
    return <span>{value}</span>;
  }
  return (
    <span>
      {open ? value : `${value.slice(0, MAX_LENGTH)}…`}{' '}
      <Link
        component="button"
        type="button"
        tabIndex={tabIndex}
        aria-expanded={open}
        sx={{ font: 'inherit', verticalAlign: 'baseline' }}
        onClick={() => setOpen(!open)}
      >
        {open ? 'less' : 'more'}
      </Link>
    </span>
  );
}

const columns: GridColDef[] = [
  { field: 'reference', headerName: 'Consignment', width: 120 },
  {
    field: 'instructions',
    headerName: 'Instructions',
    flex: 1,
    minWidth: 180,
    renderCell: (params) => <Instructions {...params} />,
  },
];

const rows = [
  {
    id: 1,
    reference: 'DEP-4101',
    instructions:
      'Keep dry. Two pallets leave on the first truck; the others wait for the weekend. Call the office before loading.',
  },
  { id: 2, reference: 'DEP-4102', instructions: 'Stack two high at most.' },
  {
    id: 3,
    reference: 'DEP-4103',
    instructions: 'The small crane cannot lift pallet 4. Book the large one a day ahead.',
  },
];

export default function ExpandableText() {
  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Loading instructions"
        rows={rows}
        columns={columns}
        getRowHeight={() => 'auto'}
        hideFooter
        disableRowSelectionOnClick
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </Box>
  );
}
