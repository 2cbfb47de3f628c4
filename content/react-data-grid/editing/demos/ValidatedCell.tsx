import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';

/** The largest draught of a berth in metres. */
const LIMIT = 12;

function checkDraught({ props }: GridPreProcessEditCellProps) {
  const draught = Number(props.value);
  return { ...props, error: draught <= 0 || draught > LIMIT };
}

const COLUMNS: GridColDef[] = [
  { field: 'vessel', headerName: 'Vessel', flex: 1, minWidth: 130 },
  {
    field: 'draught',
    headerName: `Draught (m, up to ${LIMIT})`,
    type: 'number',
    width: 190,
    editable: true,
    preProcessEditCellProps: checkDraught,
  },
];

const ROWS = [
  { id: 1, vessel: 'Astrid', draught: 6 },
  { id: 2, vessel: 'Blue Heron', draught: 9 },
  { id: 3, vessel: 'Corvus', draught: 7 },
];

export default function ValidatedCell() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Draught of vessels"
        rows={ROWS}
        columns={COLUMNS}
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
