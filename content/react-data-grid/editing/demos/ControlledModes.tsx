import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridRowModes } from '@mui/x-data-grid';
import type { GridColDef, GridRowModesModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'gate', headerName: 'Gate', flex: 1, minWidth: 110, editable: true },
  { field: 'opens', headerName: 'Opens', width: 100, editable: true },
  { field: 'closes', headerName: 'Closes', width: 100, editable: true },
];

const rows = [
  { id: 'harbor', gate: 'Harbor Road', opens: '5:30', closes: '22:00' },
  { id: 'mill', gate: 'Mill Lane', opens: '6:00', closes: '18:00' },
  { id: 'rail', gate: 'Rail yard', opens: '0:00', closes: '24:00' },
];

function allRows(mode: GridRowModes): GridRowModesModel {
  return Object.fromEntries(rows.map(({ id }) => [id, { mode }]));
}

export default function ControlledModes() {
  const [rowModesModel, setRowModesModel] = React.useState<GridRowModesModel>({});
  const editing = Object.values(rowModesModel).some(({ mode }) => mode === GridRowModes.Edit);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => setRowModesModel(allRows(editing ? GridRowModes.View : GridRowModes.Edit))}
        sx={{ alignSelf: 'flex-start' }}
      >
        {editing ? 'Save all' : 'Edit all'}
      </Button>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Opening hours"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={rowModesModel}
          onRowModesModelChange={setRowModesModel}
          onRowEditStop={(_params, event) => {
            event.defaultMuiPrevented = true;
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
