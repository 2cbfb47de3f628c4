import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';

/** The language is required for patients who need an interpreter, and only for them. */
function checkLanguage({ props, otherFieldsProps }: GridPreProcessEditCellProps) {
  const needed = Boolean(otherFieldsProps?.interpreter?.value);
  const given = String(props.value ?? '').trim() !== '';
  return { ...props, error: needed && !given };
}

const columns: GridColDef[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 120, editable: true },
  {
    field: 'interpreter',
    headerName: 'Interpreter',
    type: 'boolean',
    width: 120,
    editable: true,
  },
  {
    field: 'language',
    headerName: 'Language',
    width: 140,
    editable: true,
    preProcessEditCellProps: checkLanguage,
  },
];

const rows = [
  { id: 1, patient: 'Leyla Demir', interpreter: true, language: 'Turkish' },
  { id: 2, patient: 'Owen Price', interpreter: false, language: '' },
  { id: 3, patient: 'Mai Tran', interpreter: false, language: '' },
];

export default function ConditionalValidation() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Appointments"
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
        sx={(theme) => ({
          '& .MuiDataGrid-cell--editing:has([aria-invalid="true"])': {
            outline: `2px solid ${theme.palette.error.main}`,
            outlineOffset: -2,
          },
        })}
      />
    </Box>
  );
}
