import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { harvestColumns, harvests } from '../../data/harvests';

const crates = [{ field: 'crates', aggFunc: 'sum' }];

const orchards: GridPivotModel = {
  rows: [{ field: 'orchard' }],
  columns: [{ field: 'picked-year', sort: 'asc' }],
  values: crates,
};

const varieties: GridPivotModel = {
  rows: [{ field: 'variety' }],
  columns: [{ field: 'grade', sort: 'desc' }],
  values: crates,
};

const views = { Orchards: orchards, Varieties: varieties };

const names: (keyof typeof views)[] = ['Orchards', 'Varieties'];

export default function ControlledPivot() {
  const [isActive, setIsActive] = React.useState(true);
  const [model, setModel] = React.useState(orchards);
  const view = names.find((name) => views[name] === model) ?? null;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Saved views"
          value={view}
          onChange={(_event, name: keyof typeof views | null) => name && setModel(views[name])}
        >
          {names.map((name) => (
            <ToggleButton key={name} value={name}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <FormControlLabel
          label="Pivot table"
          control={
            <Switch checked={isActive} onChange={(event) => setIsActive(event.target.checked)} />
          }
        />
      </Stack>
      <Box sx={{ height: 378 }}>
        <DataGridPremium
          aria-label="Harvests in saved views"
          rows={harvests}
          columns={harvestColumns}
          showToolbar
          hideFooter
          pivotActive={isActive}
          onPivotActiveChange={setIsActive}
          pivotModel={model}
          onPivotModelChange={setModel}
        />
      </Box>
    </Stack>
  );
}
