import Box from '@mui/material/Box';
import { DataGrid, GridCellModes, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'player', headerName: 'Player', flex: 1, minWidth: 120 },
  { field: 'instrument', headerName: 'Instrument', width: 130, editable: true },
  { field: 'chair', headerName: 'Chair', type: 'number', width: 90, editable: true },
];

const rows = [
  { id: 1, player: 'Ingrid Solberg', instrument: 'Violin', chair: 1 },
  { id: 2, player: 'Tomás Reyes', instrument: 'Viola', chair: 2 },
  { id: 3, player: 'Yuki Mori', instrument: 'Oboe', chair: 1 },
];

export default function SingleClick() {
  const apiRef = useGridApiRef();

  const startEditing: GridEventListener<'cellClick'> = ({ id, field, isEditable }) => {
    if (isEditable && apiRef.current?.getCellMode(id, field) === GridCellModes.View) {
      apiRef.current.startCellEditMode({ id, field });
    }
  };

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Orchestra seating"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        onCellClick={startEditing}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
