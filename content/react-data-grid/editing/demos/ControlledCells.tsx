import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, GridCellModes } from '@mui/x-data-grid';
import type { GridCellModesModel, GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'meter', headerName: 'Meter', flex: 1, minWidth: 110 },
  { field: 'reading', headerName: 'Reading (m³)', type: 'number', width: 150, editable: true },
];

const rows = [
  { id: 'cellar', meter: 'Cellar', reading: 1184 },
  { id: 'stable', meter: 'Stable', reading: 402 },
  { id: 'garden', meter: 'Garden', reading: 97 },
];

export default function ControlledCells() {
  const [cellModesModel, setCellModesModel] = React.useState<GridCellModesModel>({});
  const isEditing = cellModesModel.stable?.reading?.mode === GridCellModes.Edit;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          disabled={isEditing}
          onClick={() =>
            setCellModesModel({
              stable: { reading: { mode: GridCellModes.Edit, deleteValue: true } },
            })
          }
        >
          New stable reading
        </Button>
        <Button
          variant="outlined"
          disabled={!isEditing}
          onClick={() =>
            setCellModesModel({
              stable: { reading: { mode: GridCellModes.View, ignoreModifications: true } },
            })
          }
        >
          Discard
        </Button>
      </Stack>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Water meters"
          rows={rows}
          columns={columns}
          cellModesModel={cellModesModel}
          onCellModesModelChange={setCellModesModel}
          onCellEditStop={(params, event) => {
            // Clicking a button must not save before the button acts.
            if (params.reason === 'cellFocusOut') {
              event.defaultMuiPrevented = true;
            }
          }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
