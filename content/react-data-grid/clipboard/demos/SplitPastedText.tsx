import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'ward', headerName: 'Ward', flex: 1, minWidth: 120 },
  { field: 'beds', headerName: 'Beds', type: 'number', width: 100, editable: true },
  { field: 'free', headerName: 'Free', type: 'number', width: 100, editable: true },
];

const rows = [
  { id: 1, ward: 'Cardiology', beds: null, free: null },
  { id: 2, ward: 'Pediatrics', beds: null, free: null },
  { id: 3, ward: 'Surgery', beds: null, free: null },
];

/** Reads what spreadsheets copy, and lines such as "28; 3" from an email. */
function splitTabsOrSemicolons(text: string): string[][] {
  return text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(/\t|;/).map((cell) => cell.trim()));
}

export default function SplitPastedText() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        onClick={() => navigator.clipboard.writeText('28; 3\n16; 5\n32; 0\n')}
        sx={{ alignSelf: 'flex-start' }}
      >
        Copy three lines with semicolons
      </Button>
      <Box sx={{ height: 216 }}>
        <DataGridPremium
          aria-label="Clinic beds"
          rows={rows}
          columns={columns}
          rowSelection={false}
          splitClipboardPastedText={splitTabsOrSemicolons}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
