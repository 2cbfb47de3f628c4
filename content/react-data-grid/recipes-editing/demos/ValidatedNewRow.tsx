import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, GridRowModes } from '@mui/x-data-grid';
import type { GridColDef, GridEventListener, GridRowModesModel } from '@mui/x-data-grid';

interface Locker {
  id: number;
  door: string;
  tenant: string;
  isNew: boolean;
}

const firstLockers: Locker[] = [
  { id: 1, door: 'A1', tenant: 'Noor Haddad', isNew: false },
  { id: 2, door: 'A2', tenant: 'Jonas Weber', isNew: false },
];

const columns: GridColDef<Locker>[] = [
  { field: 'door', headerName: 'Door', width: 110, editable: true },
  { field: 'tenant', headerName: 'Tenant', flex: 1, minWidth: 140, editable: true },
];

/** Throws an error for a row that cannot be saved. */
function refuseInvalid(locker: Locker, lockers: Locker[]) {
  if (locker.door.trim() === '' || locker.tenant.trim() === '') {
    throw new Error('Enter a door number and a tenant.');
  }
  if (lockers.some(({ id, door }) => id !== locker.id && door === locker.door)) {
    throw new Error('This door already has a tenant.');
  }
}

export default function ValidatedNewRow() {
  const [lockers, setLockers] = React.useState(firstLockers);
  const [modes, setModes] = React.useState<GridRowModesModel>({});
  const [problem, setProblem] = React.useState('');

  const add = () => {
    const id = Math.max(...lockers.map((locker) => locker.id)) + 1;
    setLockers([...lockers, { id, door: '', tenant: '', isNew: true }]);
    setModes({ [id]: { mode: GridRowModes.Edit, fieldToFocus: 'door' } });
  };

  const processRowUpdate = (edited: Locker) => {
    refuseInvalid(edited, lockers);
    const saved = { ...edited, isNew: false };
    setLockers((rows) => rows.map((row) => (row.id === saved.id ? saved : row)));
    setProblem('');
    return saved;
  };

  const handleEditStop: GridEventListener<'rowEditStop'> = ({ id, reason }, event) => {
    if (reason === 'rowFocusOut') {
      event.defaultMuiPrevented = true;
    }
    if (reason === 'escapeKeyDown') {
      setLockers((rows) => rows.filter((row) => row.id !== id || !row.isNew));
      setProblem('');
    }
  };

  const isAdding = lockers.some(({ isNew }) => isNew);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button
        startIcon={<AddIcon />}
        onClick={add}
        disabled={isAdding}
        sx={{ alignSelf: 'flex-start' }}
      >
        Add a locker
      </Button>
      <Box sx={{ height: 216 }}>
        <DataGrid
          aria-label="Lockers"
          rows={lockers}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={handleEditStop}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setProblem(error.message)}
          hideFooter
        />
      </Box>
      <Typography role="alert" color="error" sx={{ minHeight: 24 }}>
        {problem}
      </Typography>
    </Stack>
  );
}
