import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef } from '@mui/x-data-grid-premium';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const columns: GridColDef[] = [
  { field: 'instrument', headerName: 'Instrument', flex: 1, minWidth: 130 },
  {
    field: 'value',
    headerName: 'Insured value',
    type: 'number',
    width: 140,
    editable: true,
    valueFormatter: (value: number | null) => (value === null ? '' : euros.format(value)),
  },
  {
    field: 'state',
    headerName: 'Condition',
    type: 'singleSelect',
    valueOptions: [
      { value: 'ok', label: 'Playable' },
      { value: 'repair', label: 'In repair' },
    ],
    width: 110,
    editable: true,
  },
];

const rows = [
  { id: 1, instrument: 'Cello, 1911', value: 18500, state: 'ok' },
  { id: 2, instrument: 'Bassoon', value: 7200, state: 'repair' },
  { id: 3, instrument: 'Harp', value: 22900, state: 'ok' },
];

export default function RawValues() {
  const [raw, setRaw] = React.useState(true);
  const [copied, setCopied] = React.useState('nothing yet');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={raw} onChange={(event) => setRaw(event.target.checked)} />}
        label="Copy values without formatting"
      />
      <Box sx={{ height: 216 }}>
        <DataGridPremium
          aria-label="Orchestra instruments"
          rows={rows}
          columns={columns}
          cellSelection
          rowSelection={false}
          initialState={{ cellSelection: { 1: { value: true, state: true } } }}
          ignoreValueFormatterDuringExport={{ clipboardExport: raw }}
          onClipboardCopy={(text) => setCopied(text.replaceAll('\t', ' ⇥ '))}
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status">
        Copied: {copied}
      </Typography>
    </Stack>
  );
}
