import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, getGridNumericOperators, getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import type { Consignment } from '../../../data/consignments';
import { findConsignments, queryConsignments } from '../../../data/server';
import type { ConsignmentQuery } from '../../../data/server';

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

function queryOf(filterModel: GridFilterModel): ConsignmentQuery {
  return { filterModel, sortModel: [], start: 0, end: 99 };
}

// The first rows come with the page, so that the grid is never empty.
const FIRST_ANSWER = { model: FIRST_MODEL, rows: findConsignments(queryOf(FIRST_MODEL)).rows };

export default function ServerFilter() {
  const [model, setModel] = React.useState(FIRST_MODEL);
  const [answer, setAnswer] = React.useState(FIRST_ANSWER);

  React.useEffect(() => {
    let current = true;
    void queryConsignments(queryOf(model)).then(({ rows }) => {
      // An older answer that arrives late must not replace a newer one.
      if (current) {
        setAnswer({ model, rows });
      }
    });
    return () => {
      current = false;
    };
  }, [model]);

  return (
    <Box sx={{ width: '100%', height: 420 }}>
      <DataGrid
        label="Consignments"
        rows={answer.rows}
        columns={COLUMNS}
        loading={answer.model !== model}
        showToolbar
        filterMode="server"
        filterModel={model}
        onFilterModelChange={setModel}
      />
    </Box>
  );
}
