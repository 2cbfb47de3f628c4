import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef, GridFilterModel } from '@mui/x-data-grid';

const KEY = 'depot-shipments-filter';

const firstText = JSON.stringify({
  items: [{ id: 1, field: 'port', operator: 'contains', value: 'b' }],
});

/** Functions that wait for a change in this window. Other windows send a `storage` event. */
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function write(text: string | null) {
  if (text === null) {
    localStorage.removeItem(KEY);
  } else {
    localStorage.setItem(KEY, text);
  }
  listeners.forEach((listener) => listener());
}

function useStoredFilter() {
  const text = React.useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(KEY) ?? firstText,
    () => firstText,
  );
  const model = React.useMemo((): GridFilterModel => JSON.parse(text), [text]);
  const setModel = (next: GridFilterModel) => write(JSON.stringify(next));
  return [model, setModel] as const;
}

const columns: GridColDef[] = [
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 130 },
  { field: 'port', headerName: 'Port', width: 130 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

const rows = [
  { id: 1, goods: 'Dried fish', port: 'Bergen', pallets: 12 },
  { id: 2, goods: 'Wine', port: 'Bilbao', pallets: 20 },
  { id: 3, goods: 'Ceramic tiles', port: 'Málaga', pallets: 18 },
  { id: 4, goods: 'Furniture', port: 'Gdańsk', pallets: 9 },
];

export default function StoredFilters() {
  const [model, setModel] = useStoredFilter();

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button variant="outlined" onClick={() => write(null)} sx={{ alignSelf: 'flex-start' }}>
        Forget my filter
      </Button>
      <Box sx={{ height: 320 }}>
        <DataGrid
          label="Shipments"
          rows={rows}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
          showToolbar
          hideFooter
        />
      </Box>
    </Stack>
  );
}
