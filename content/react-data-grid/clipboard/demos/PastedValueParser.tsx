import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

/** "4:05" becomes 245 seconds, "245" stays as it is. Anything else is not pasted. */
function parseLength(text: string): number | undefined {
  const match = /^(?:(\d+):)?(\d+)$/.exec(text.trim());
  return match ? Number(match[1] ?? 0) * 60 + Number(match[2]) : undefined;
}

const columns: GridColDef[] = [
  { field: 'track', headerName: 'Track', flex: 1, minWidth: 140 },
  {
    field: 'length',
    headerName: 'Length',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value: number | null) =>
      value === null ? '' : `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`,
    pastedValueParser: parseLength,
  },
];

const rows = [
  { id: 1, track: 'Harbor lights', length: 201 },
  { id: 2, track: 'Seven bridges', length: null },
  { id: 3, track: 'Low tide', length: null },
];

export default function PastedValueParser() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => navigator.clipboard.writeText('4:05\n3:38')}
        sx={{ alignSelf: 'flex-start' }}
      >
        Copy two lengths
      </Button>
      <Box sx={{ height: 216 }}>
        <DataGridPremium
          aria-label="Tracks"
          rows={rows}
          columns={columns}
          rowSelection={false}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
