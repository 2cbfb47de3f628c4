import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridCellSelectionModel, GridColDef } from '@mui/x-data-grid-premium';

const columns: GridColDef[] = [
  { field: 'field', headerName: 'Field', flex: 1, minWidth: 110 },
  { field: 'crop', headerName: 'Crop', width: 110 },
  { field: 'hectares', headerName: 'Hectares', type: 'number', width: 100 },
];

const rows = [
  { id: 1, field: 'Mill Meadow', crop: 'Clover', hectares: 6 },
  { id: 2, field: 'Long Acre', crop: 'Barley', hectares: 11 },
  { id: 3, field: 'Pond Side', crop: 'Oats', hectares: 4 },
];

const range: GridCellSelectionModel = {
  1: { crop: true, hectares: true },
  2: { crop: true, hectares: true },
};

export default function CopyPrecedence() {
  const [cells, setCells] = React.useState<GridCellSelectionModel>(range);
  const [rowSelected, setRowSelected] = React.useState(true);
  const [copied, setCopied] = React.useState('nothing yet');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 2 }}>
        <FormControlLabel
          control={<Switch checked={Object.keys(cells).length > 0} />}
          label="Four cells"
          onChange={(_event, checked) => setCells(checked ? range : {})}
        />
        <FormControlLabel
          control={<Switch checked={rowSelected} />}
          label="The row for Pond Side"
          onChange={(_event, checked) => setRowSelected(checked)}
        />
      </Stack>
      <Box sx={{ height: 216 }}>
        <DataGridPremium
          aria-label="Fields"
          rows={rows}
          columns={columns}
          cellSelection
          cellSelectionModel={cells}
          onCellSelectionModelChange={setCells}
          rowSelectionModel={{ type: 'include', ids: new Set(rowSelected ? [3] : []) }}
          onClipboardCopy={(text) => setCopied(text.replaceAll('\t', ' ⇥ '))}
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ whiteSpace: 'pre-line', minHeight: 60 }}>
        {`Copied:\n${copied}`}
      </Typography>
    </Stack>
  );
}
