import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridColDef, GridRowGroupingModel } from '@mui/x-data-grid-premium';
import { consignments } from '../../data/consignments';
import type { Consignment } from '../../data/consignments';

const criteria = [
  { field: 'carrier', label: 'Carrier' },
  { field: 'country', label: 'Country' },
];

const columns: GridColDef<Consignment>[] = [
  { field: 'reference', headerName: 'Reference', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 150 },
  { field: 'country', headerName: 'Country', width: 130 },
];

export default function ControlledGrouping() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['carrier']);

  const toggle = (field: string) =>
    setModel(model.includes(field) ? model.filter((other) => other !== field) : [...model, field]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {criteria.map(({ field, label }) => (
          <FormControlLabel
            key={field}
            label={label}
            control={<Switch checked={model.includes(field)} onChange={() => toggle(field)} />}
          />
        ))}
      </Stack>
      <Box sx={{ height: 372 }}>
        <DataGridPremium
          aria-label="Consignments by carrier and country"
          rows={consignments}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          groupingColDef={{ width: 220 }}
          hideFooter
        />
      </Box>
    </Stack>
  );
}
