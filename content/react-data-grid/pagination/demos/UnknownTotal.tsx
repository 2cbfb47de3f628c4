import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid } from '@mui/x-data-grid';
import type { GridColDef } from '@mui/x-data-grid';

interface LogEntry {
  id: number;
  time: string;
  event: string;
}

const events = ['Gate opened', 'Crane started', 'Seal checked', 'Truck weighed', 'Gate closed'];
const LAST_ENTRY = 22;

/** Stands in for a log of unknown length: it says whether there is more after this page. */
function readLog(page: number, pageSize: number) {
  const first = page * pageSize;
  const count = Math.min(pageSize, LAST_ENTRY - first);
  const rows = Array.from({ length: count }, (_, offset): LogEntry => {
    const position = first + offset;
    const minutes = String((position * 7) % 60).padStart(2, '0');
    return {
      id: position,
      time: `${6 + Math.floor((position * 7) / 60)}:${minutes}`,
      event: events[position % events.length] ?? '',
    };
  });
  return { rows, hasNextPage: first + count < LAST_ENTRY };
}

const columns: GridColDef<LogEntry>[] = [
  { field: 'time', headerName: 'Time', width: 100, sortable: false },
  { field: 'event', headerName: 'Event', flex: 1, minWidth: 140, sortable: false },
];

export default function UnknownTotal() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 4 });
  const { rows, hasNextPage } = readLog(model.page, model.pageSize);
  const paginationMeta = React.useMemo(() => ({ hasNextPage }), [hasNextPage]);

  return (
    <Box sx={{ width: '100%', height: 320 }}>
      <DataGrid
        aria-label="Depot log"
        rows={rows}
        columns={columns}
        disableColumnFilter
        paginationMode="server"
        rowCount={hasNextPage ? -1 : model.page * model.pageSize + rows.length}
        paginationMeta={paginationMeta}
        pageSizeOptions={[4]}
        paginationModel={model}
        onPaginationModelChange={setModel}
      />
    </Box>
  );
}
