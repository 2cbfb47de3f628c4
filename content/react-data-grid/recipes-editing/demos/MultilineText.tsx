import * as React from 'react';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type { GridColDef, GridRenderEditCellParams } from '@mui/x-data-grid';

interface Animal {
  id: number;
  animal: string;
  notes: string;
}

function NotesEditor({
  id,
  field,
  value,
  hasFocus,
  colDef,
}: GridRenderEditCellParams<Animal, string>) {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState(value ?? '');
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [input, setInput] = React.useState<HTMLTextAreaElement | null>(null);

  React.useLayoutEffect(() => {
    if (hasFocus && input) {
      input.focus();
      input.setSelectionRange(input.value.length, input.value.length);
    }
  }, [hasFocus, input]);

  const change = (event: React.ChangeEvent<HTMLTextAreaElement>) => {
    setText(event.target.value);
    void apiRef.current.setEditCellValue({ id, field, value: event.target.value, debounceMs: 200 });
  };

  // Without Ctrl, Enter belongs to the text: the grid does not receive it.
  const keepLineBreaks = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.stopPropagation();
    }
  };

  return (
    <Box ref={setAnchor} sx={{ alignSelf: 'flex-start', width: '100%' }}>
      <Popper open={anchor !== null} anchorEl={anchor} placement="bottom-start">
        <Paper elevation={4} sx={{ p: 1, width: colDef.computedWidth }}>
          <InputBase
            multiline
            fullWidth
            minRows={3}
            maxRows={8}
            value={text}
            onChange={change}
            onKeyDown={keepLineBreaks}
            inputRef={setInput}
            inputProps={{ 'aria-label': colDef.headerName }}
            sx={{ typography: 'body2' }}
          />
        </Paper>
      </Popper>
    </Box>
  );
}

const columns: GridColDef<Animal>[] = [
  { field: 'animal', headerName: 'Animal', width: 120 },
  {
    field: 'notes',
    headerName: 'Notes',
    flex: 1,
    minWidth: 200,
    editable: true,
    renderEditCell: (params) => <NotesEditor {...params} />,
  },
];

const rows: Animal[] = [
  { id: 1, animal: 'Bruno, dog', notes: 'Left ear cleaned.\nCheck again in two weeks.' },
  { id: 2, animal: 'Misty, cat', notes: 'Vaccinated. Tired on the first day.' },
  { id: 3, animal: 'Pip, parrot', notes: 'New perch.' },
];

export default function MultilineText() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="The vet's patients" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
