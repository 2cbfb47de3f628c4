import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridPreProcessEditCellProps } from '@mui/x-data-grid';

interface Book {
  id: number;
  title: string;
  callNumber: string;
}

const rows: Book[] = [
  { id: 1, title: 'Tide tables', callNumber: 'B2-118' },
  { id: 2, title: 'Birds of the coast', callNumber: 'C1-040' },
  { id: 3, title: 'The salt road', callNumber: 'A4-301' },
];

/** Stands in for a request that takes most of a second. */
async function isTaken(callNumber: string) {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return rows.some((book) => book.callNumber === callNumber);
}

async function checkCallNumber({
  row,
  props,
  hasChanged,
}: GridPreProcessEditCellProps<string, Book>) {
  // The stored value is always valid: no request needed.
  if (!hasChanged || props.value === row.callNumber) {
    return { ...props, error: false };
  }
  return { ...props, error: await isTaken(props.value ?? '') };
}

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 130 },
  {
    field: 'callNumber',
    headerName: 'Call number (unique)',
    width: 190,
    editable: true,
    preProcessEditCellProps: checkCallNumber,
  },
];

export default function AsyncValidation() {
  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        aria-label="Books"
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
