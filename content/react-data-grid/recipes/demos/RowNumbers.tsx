import Box from '@mui/material/Box';
import {
  DataGrid,
  gridExpandedSortedRowIndexLookupSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import type { GridColDef, GridRowId } from '@mui/x-data-grid';

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const indexes = useGridSelector(apiRef, gridExpandedSortedRowIndexLookupSelector);
  const index = indexes[id];
  return index === undefined ? null : index + 1;
}

const columns: GridColDef[] = [
  {
    field: 'place',
    headerName: 'No.',
    width: 70,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    renderCell: ({ id }) => <RowNumber id={id} />,
  },
  { field: 'boat', headerName: 'Boat', flex: 1, minWidth: 120 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
];

const rows = [
  { id: 'ast', boat: 'Astrid', minutes: 214 },
  { id: 'blu', boat: 'Blue Heron', minutes: 198 },
  { id: 'cor', boat: 'Corvus', minutes: 231 },
  { id: 'dun', boat: 'Dunlin', minutes: 205 },
];

export default function RowNumbers() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Regatta results"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{ sorting: { sortModel: [{ field: 'minutes', sort: 'asc' }] } }}
      />
    </Box>
  );
}
