import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridInitialState } from '@mui/x-data-grid';

const KEY = 'bird-counts';

const columns: GridColDef[] = [
  { field: 'bird', headerName: 'Bird', width: 130 },
  { field: 'place', headerName: 'Place', width: 110 },
  { field: 'count', headerName: 'Count', type: 'number', width: 90 },
];

const rows = [
  { id: 1, bird: 'Redshank', place: 'Mudflat', count: 31 },
  { id: 2, bird: 'Gray heron', place: 'Pond', count: 4 },
  { id: 3, bird: 'Sand martin', place: 'Quarry', count: 57 },
];

function readText() {
  try {
    return localStorage.getItem(KEY) ?? '{}';
  } catch {
    return '{}';
  }
}

// Nothing else writes this key, so there is nothing to subscribe to.
const subscribe = () => () => {};

export default function StoredState() {
  const apiRef = useGridApiRef();
  // There is no storage on a server: `null` stands for that.
  const text = React.useSyncExternalStore(subscribe, readText, () => null);
  const initialState = React.useMemo(() => JSON.parse(text ?? '{}') as GridInitialState, [text]);

  React.useLayoutEffect(() => {
    const save = () => {
      if (apiRef.current) {
        localStorage.setItem(KEY, JSON.stringify(apiRef.current.exportState()));
      }
    };
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%', height: 216 }}>
      <DataGrid
        key={text === null ? 'server' : 'browser'}
        aria-label="Bird counts"
        apiRef={apiRef}
        rows={rows}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </Box>
  );
}
