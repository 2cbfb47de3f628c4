import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridSortModel } from '@mui/x-data-grid';

interface Container {
  id: string;
  owner: string;
  weight: number;
}

const containers: Container[] = [
  { id: 'HQDU 204', owner: 'Fjordlink', weight: 18.4 },
  { id: 'HQDU 117', owner: 'Coastline', weight: 24.1 },
  { id: 'HQDU 388', owner: 'Southern Star', weight: 9.7 },
  { id: 'HQDU 052', owner: 'Brandt Trucking', weight: 21.3 },
];

const columns: GridColDef<Container>[] = [
  { field: 'id', headerName: 'Container', width: 130 },
  { field: 'owner', headerName: 'Owner', flex: 1, minWidth: 130 },
  { field: 'weight', headerName: 'Weight (t)', type: 'number', width: 130 },
];

/** Stands in for a request: it returns the sorted rows after half a second. */
function loadContainers([rule]: GridSortModel, onLoad: (rows: Container[]) => void) {
  const answer = () => {
    const rows = [...containers];
    if (rule?.sort) {
      const field = rule.field as keyof Container;
      const sign = rule.sort === 'desc' ? -1 : 1;
      rows.sort((a, b) => sign * (a[field] < b[field] ? -1 : 1));
    }
    onLoad(rows);
  };
  const timer = setTimeout(answer, 500);
  return () => clearTimeout(timer);
}

export default function ServerSorting() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<Container[]>(containers);
  const [loading, setLoading] = React.useState(false);

  React.useEffect(
    () =>
      loadContainers(sortModel, (loaded) => {
        setRows(loaded);
        setLoading(false);
      }),
    [sortModel],
  );

  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid
        aria-label="Containers"
        rows={rows}
        columns={columns}
        hideFooter
        loading={loading}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={(model) => {
          setLoading(true);
          setSortModel(model);
        }}
      />
    </Box>
  );
}
