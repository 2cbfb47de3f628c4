import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import InputBase from '@mui/material/InputBase';
import { DataGrid, useGridApiContext } from '@mui/x-data-grid';
import type {
  GridColDef,
  GridPreProcessEditCellProps,
  GridRenderEditCellParams,
} from '@mui/x-data-grid';

const taken = ['Orchid', 'Maple'];

/** Stands in for a request that checks whether the name is available. */
async function checkName({ props, row }: GridPreProcessEditCellProps) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return { ...props, error: props.value !== row.room && taken.includes(props.value) };
}

function NameEditor(params: GridRenderEditCellParams) {
  const { id, field, value, hasFocus, error, isProcessingProps, colDef } = params;
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState<string>(value ?? '');
  const ref = React.useRef<HTMLInputElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.focus();
    }
  }, [hasFocus]);

  const change = (event: React.ChangeEvent<HTMLInputElement>) => {
    setText(event.target.value);
    void apiRef.current.setEditCellValue({
      id,
      field,
      value: event.target.value,
      debounceMs: 300,
    });
  };

  return (
    <InputBase
      fullWidth
      value={text}
      onChange={change}
      inputRef={ref}
      inputProps={{ 'aria-label': colDef.headerName, 'aria-invalid': Boolean(error) }}
      endAdornment={isProcessingProps && <CircularProgress size={16} aria-label="Checking" />}
      sx={{ px: 1.25, typography: 'body2', color: error ? 'error.main' : 'text.primary' }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'floor', headerName: 'Floor', width: 90 },
  {
    field: 'room',
    headerName: 'Room',
    flex: 1,
    minWidth: 150,
    editable: true,
    preProcessEditCellProps: checkName,
    renderEditCell: (params) => <NameEditor {...params} />,
  },
];

const rows = [
  { id: 1, floor: '1', room: 'Orchid' },
  { id: 2, floor: '2', room: 'Maple' },
  { id: 3, floor: '3', room: 'New room' },
];

export default function DebouncedInput() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid aria-label="Treatment rooms" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
