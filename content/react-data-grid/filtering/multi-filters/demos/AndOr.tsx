import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, GridLogicOperator } from '@mui/x-data-grid-pro';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid-pro';

const columns: GridColDef[] = [
  { field: 'medicine', headerName: 'Medicine', flex: 1, minWidth: 150 },
  { field: 'packs', headerName: 'Packs', type: 'number', width: 120 },
  { field: 'weeks', headerName: 'Weeks to expiry', type: 'number', width: 190 },
];

const rows = [
  { id: 1, medicine: 'Ibuprofen 400', packs: 24, weeks: 60 },
  { id: 2, medicine: 'Amoxicillin 500', packs: 3, weeks: 8 },
  { id: 3, medicine: 'Albuterol', packs: 2, weeks: 40 },
  { id: 4, medicine: 'Insulin glargine', packs: 11, weeks: 5 },
];

export default function AndOr() {
  const [model, setModel] = React.useState<GridFilterModel>({
    items: [
      { id: 'few', field: 'packs', operator: '<', value: 5 },
      { id: 'soon', field: 'weeks', operator: '<', value: 10 },
    ],
    logicOperator: GridLogicOperator.Or,
  });

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Few packs, expiring soon"
        value={model.logicOperator}
        onChange={(_event, logicOperator: GridLogicOperator | null) => {
          if (logicOperator) {
            setModel({ ...model, logicOperator });
          }
        }}
      >
        <ToggleButton value={GridLogicOperator.And}>Few and expiring soon</ToggleButton>
        <ToggleButton value={GridLogicOperator.Or}>Few or expiring soon</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ height: 268 }}>
        <DataGridPro
          aria-label="Medicines to order"
          rows={rows}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
