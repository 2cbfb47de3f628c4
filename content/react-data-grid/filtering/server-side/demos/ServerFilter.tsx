import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, getGridNumericOperators, getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import type { Consignment } from '../../../data/consignments';
import { queryConsignments } from '../../../data/server';

// What this server understands; the panel offers nothing else.
const TEXT_OPERATORS = getGridStringOperators().filter(({ value }) =>
  ['contains', 'equals', 'startsWith'].includes(value),
);
const NUMBER_OPERATORS = getGridNumericOperators().filter(({ value }) =>
  ['=', '>=', '<='].includes(value),
);

const COLUMNS: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120, filterable: false },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140, filterOperators: TEXT_OPERATORS },
  { field: 'port', headerName: 'Port', width: 120, filterOperators: TEXT_OPERATORS },
  {
    field: 'pallets',
    headerName: 'Pallets',
    type: 'number',
    width: 120,
    filterOperators: NUMBER_OPERATORS,
  },
];

const FIRST_MODEL: GridFilterModel = {
  items: [{ field: 'goods', operator: 'startsWith', value: 'Olive' }],
};

export default function ServerFilter() {
  const [filterModel, setFilterModel] = React.useState(FIRST_MODEL);
  const [rows, setRows] = React.useState<Consignment[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let current = true;
    queryConsignments({ filterModel, sortModel: [], start: 0, end: 99 }).then((answer) => {
      // An older answer that arrives late must not replace a newer one.
      if (current) {
        setRows(answer.rows);
        setLoading(false);
      }
    });
    return () => {
      current = false;
    };
  }, [filterModel]);

  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGrid
        label="Consignments"
        rows={rows}
        columns={COLUMNS}
        loading={loading}
        showToolbar
        filterMode="server"
        filterModel={filterModel}
        onFilterModelChange={(model) => {
          setLoading(true);
          setFilterModel(model);
        }}
      />
    </Box>
  );
}
