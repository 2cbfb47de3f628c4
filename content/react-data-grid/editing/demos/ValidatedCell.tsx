import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';

/** The maximum draft at a berth, in meters. */
const LIMIT = 12;

function checkDraft({ props }: GridPreProcessEditCellProps) {
  const draft = Number(props.value);
  return { ...props, error: draft <= 0 || draft > LIMIT };
}

const columns: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  {
    field: 'draft',
    headerName: `Draft (m, up to ${LIMIT})`,
    type: 'number',
    width: 190,
    editable: true,
    preProcessEditCellProps: checkDraft,
  },
];

const rows = [
  { id: 1, vessel: 'Astrid', draft: 6 },
  { id: 2, vessel: 'Blue Heron', draft: 9 },
  { id: 3, vessel: 'Corvus', draft: 7 },
];

export default function ValidatedCell() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Vessel drafts"
        rows={rows}
        columns={columns}
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
