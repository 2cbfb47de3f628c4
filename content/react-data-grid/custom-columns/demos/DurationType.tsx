import Box from '@mui/material/Box';
import { DataGrid, GridFilterInputValue } from '@mui/x-data-grid';
import type { GridColDef, GridColTypeDef, GridFilterOperator } from '@mui/x-data-grid';

function toClock(seconds: number | null) {
  return seconds === null
    ? ''
    : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function toSeconds(text: string | undefined) {
  const [minutes = '', seconds = '0'] = (text ?? '').split(':');
  return minutes === '' ? null : Number(minutes) * 60 + Number(seconds);
}

const upTo: GridFilterOperator = {
  label: 'up to (m:ss)',
  value: 'upTo',
  getApplyFilterFn: ({ value: limit }) =>
    typeof limit === 'number' ? (seconds: number) => seconds <= limit : null,
  InputComponent: GridFilterInputValue,
};

/** A duration: stored in seconds, shown and entered as `4:05`. */
const duration: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 130,
  valueFormatter: toClock,
  valueParser: toSeconds,
  filterOperators: [upTo],
};

const columns: GridColDef[] = [
  { field: 'track', headerName: 'Track', flex: 1, minWidth: 150 },
  { ...duration, field: 'length', headerName: 'Length' },
  { ...duration, field: 'pause', headerName: 'Pause after', width: 150 },
];

const rows = [
  { id: 1, track: 'Low water', length: 245, pause: 4 },
  { id: 2, track: 'Signal fire', length: 318, pause: 8 },
  { id: 3, track: 'Lanterns', length: 187, pause: 4 },
  { id: 4, track: 'The long pier', length: 402, pause: 0 },
];

export default function DurationType() {
  return (
    <Box sx={{ width: '100%', height: 268 }}>
      <DataGrid aria-label="Tracks" rows={rows} columns={columns} hideFooter />
    </Box>
  );
}
