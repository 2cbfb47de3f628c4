import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, gridClasses } from '@mui/x-data-grid-pro';
import type { GridCellParams, GridColDef } from '@mui/x-data-grid-pro';

interface Item {
  id: number | string;
  item: string;
  cost: number;
}

const columns: GridColDef<Item>[] = [
  { field: 'item', headerName: 'Item', flex: 1, minWidth: 140 },
  {
    field: 'cost',
    headerName: 'Cost ($)',
    type: 'number',
    width: 130,
    editable: true,
    valueParser: (value) => Number(value),
  },
];

const initialRows: Item[] = [
  { id: 1, item: 'Stage and lights', cost: 4200 },
  { id: 2, item: 'Musicians', cost: 6150 },
  { id: 3, item: 'Posters', cost: 380 },
];

const isCellEditable = ({ rowNode }: GridCellParams) => rowNode.type !== 'pinnedRow';

export default function LiveTotal() {
  const [rows, setRows] = React.useState(initialRows);

  const pinnedRows = React.useMemo(() => {
    const cost = rows.reduce((sum, row) => sum + row.cost, 0);
    return { bottom: [{ id: 'total', item: 'Total', cost }] };
  }, [rows]);

  const processRowUpdate = (newRow: Item) => {
    setRows((current) => current.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGridPro
        aria-label="Festival budget"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
        processRowUpdate={processRowUpdate}
        isCellEditable={isCellEditable}
        hideFooter
        sx={{ [`& .${gridClasses.pinnedRows} .${gridClasses.cell}`]: { fontWeight: 'bold' } }}
      />
    </Box>
  );
}
