import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, getGridNumericOperators, getGridStringOperators } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';
import type { Consignment } from '../../../data/consignments';
import { findConsignments, queryConsignments } from '../../../data/server';
import type { ConsignmentQuery } from '../../../data/server';

// What this server supports; the panel offers nothing else.
const textOperators = getGridStringOperators().filter(({ value }) =>
  ['contains', 'equals', 'startsWith'].includes(value),
);
const numberOperators = getGridNumericOperators().filter(({ value }) =>
  ['=', '>=', '<='].includes(value),
);

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120, filterable: false },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 140, filterOperators: textOperators },
  { field: 'port', headerName: 'Port', width: 120, filterOperators: textOperators },
  {
    field: 'pallets',
    headerName: 'Pallets',
    type: 'number',
    width: 120,
    filterOperators: numberOperators,
  },
];

const firstModel: GridFilterModel = {
  items: [{ field: 'goods', operator: 'startsWith', value: 'Olive' }],
};

function getQuery(filterModel: GridFilterModel): ConsignmentQuery {
  return { filterModel, sortModel: [], start: 0, end: 99 };
}

// The first rows come with the page, so the grid is never empty.
const firstAnswer = { model: firstModel, rows: findConsignments(getQuery(firstModel)).rows };

export default function ServerFilter() {
  const [model, setModel] = React.useState(firstModel);
  const [answer, setAnswer] = React.useState(firstAnswer);

  React.useEffect(() => {
    let current = true;
    void queryConsignments(getQuery(model)).then(({ rows }) => {
      // An older response that arrives late must not replace a newer one.
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
        columns={columns}
        loading={answer.model !== model}
        showToolbar
        filterMode="server"
        filterModel={model}
        onFilterModelChange={setModel}
      />
    </Box>
  );
}
