import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  Toolbar,
  gridFilteredSortedRowEntriesSelector,
  gridVisibleColumnFieldsSelector,
  useGridApiContext,
} from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'container', headerName: 'Container', flex: 1, minWidth: 130 },
  { field: 'weight', headerName: 'Weight (t)', type: 'number', width: 110 },
];

const rows = [
  { id: 1, container: 'HQDU 204', weight: 18 },
  { id: 2, container: 'HQDU 117', weight: 24 },
  { id: 3, container: 'HQDU 388', weight: 9 },
];

function download(text: string, fileName: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

function JsonToolbar() {
  const apiRef = useGridApiContext();

  const exportJson = () => {
    const fields = gridVisibleColumnFieldsSelector(apiRef);
    const data = gridFilteredSortedRowEntriesSelector(apiRef).map(({ id }) =>
      Object.fromEntries(fields.map((field) => [field, apiRef.current.getCellValue(id, field)])),
    );
    download(JSON.stringify(data, null, 2), 'containers.json');
  };

  return (
    <Toolbar>
      <Button size="small" onClick={exportJson}>
        Download JSON
      </Button>
    </Toolbar>
  );
}

export default function JsonExport() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Containers"
        rows={rows}
        columns={columns}
        showToolbar
        slots={{ toolbar: JsonToolbar }}
        hideFooter
      />
    </Box>
  );
}
