import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

const people = [
  { value: 11, label: 'Amara Cole' },
  { value: 12, label: 'Jonas Weber' },
  { value: 13, label: 'Mei Tan' },
  { value: 14, label: 'Tomás Reyes' },
];

function PersonEditor({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [open, setOpen] = React.useState(true);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      inputRef.current?.focus();
    }
  }, [hasFocus]);

  const choose = async (personId: number | null) => {
    await apiRef.current.setEditCellValue({ id, field, value: personId });
    apiRef.current.stopCellEditMode({ id, field });
  };

  return (
    <Autocomplete
      fullWidth
      autoHighlight
      options={people}
      value={people.find((person) => person.value === value) ?? null}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_event, person) => void choose(person?.value ?? null)}
      onKeyDown={(event) => {
        // While the list is open, Enter chooses from it and must not end editing.
        if (open && event.key === 'Enter') {
          event.stopPropagation();
        }
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          variant="standard"
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': 'Owner' } }}
        />
      )}
      sx={{ alignSelf: 'center', px: 1 }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 140 },
  {
    field: 'ownerId',
    headerName: 'Owner',
    type: 'singleSelect',
    valueOptions: people,
    width: 190,
    editable: true,
    renderEditCell: (params) => <PersonEditor {...params} />,
  },
];

const rows = [
  { id: 1, task: 'Order rope', ownerId: 12 },
  { id: 2, task: 'Paint the hull', ownerId: 13 },
  { id: 3, task: 'Check the lamps', ownerId: null },
];

export default function AutocompleteEditor() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Tasks" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
