import * as React from 'react';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridRowId } from '@mui/x-data-grid';

const states = ['Open', 'In repair', 'Done'];

const firstRows = [
  { id: 1, boat: 'Halcyon', state: 'Open' },
  { id: 2, boat: 'Marigold', state: 'In repair' },
  { id: 3, boat: 'Petrel', state: 'Done' },
];

export default function VisibleSelect() {
  const [rows, setRows] = React.useState(firstRows);

  const columns = React.useMemo<GridColDef<(typeof firstRows)[number]>[]>(() => {
    const setBoatState = (id: GridRowId, state: string) =>
      setRows((stored) => stored.map((row) => (row.id === id ? { ...row, state } : row)));

    return [
      { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
      {
        field: 'state',
        headerName: 'Status',
        type: 'singleSelect',
        valueOptions: states,
        width: 150,
        display: 'flex',
        renderCell: ({ id, row, value, tabIndex }) => (
          <NativeSelect
            fullWidth
            disableUnderline
            value={value}
            onChange={(event) => setBoatState(id, event.target.value)}
            onKeyDown={(event) => {
              // The arrow keys choose an option instead of moving to another cell.
              if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
                event.stopPropagation();
              }
            }}
            inputProps={{ 'aria-label': `Status of ${row.boat}`, tabIndex }}
          >
            {states.map((state) => (
              <option key={state} value={state}>
                {state}
              </option>
            ))}
          </NativeSelect>
        ),
      },
    ];
  }, []);

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Boats in the yard"
        rows={rows}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </Box>
  );
}
