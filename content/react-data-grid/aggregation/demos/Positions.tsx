import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { harvests } from './harvest';
import type { Harvest } from './harvest';

type GetPosition = NonNullable<DataGridPremiumProps['getAggregationPosition']>;

const everywhere: GetPosition = ({ depth }) => (depth === -1 ? 'footer' : 'inline');

const choices: { name: string; getPosition: GetPosition }[] = [
  { name: 'Groups and total', getPosition: everywhere },
  { name: 'Total only', getPosition: ({ depth }) => (depth === -1 ? 'footer' : null) },
  { name: 'Groups only', getPosition: ({ depth }) => (depth === -1 ? null : 'inline') },
  { name: 'Below the rows', getPosition: () => 'footer' },
  {
    name: 'Total and outer groups',
    getPosition: (group) => (group.depth <= 0 ? everywhere(group) : null),
  },
  {
    name: 'Groups of one field',
    getPosition: ({ groupingField }) => (groupingField === 'field' ? 'inline' : null),
  },
  {
    name: 'One group only',
    getPosition: ({ groupingKey }) => (groupingKey === 'Apples' ? 'inline' : null),
  },
];

const columns: GridColDef<Harvest>[] = [
  { field: 'crop', headerName: 'Crop', width: 130 },
  { field: 'field', headerName: 'Field', width: 130 },
  { field: 'picked', headerName: 'Picked', type: 'date', width: 120 },
  { field: 'kilos', headerName: 'Weight (kg)', type: 'number', width: 140 },
];

export default function Positions() {
  const [choice, setChoice] = React.useState('Below the rows');
  const getPosition = choices.find(({ name }) => name === choice)?.getPosition ?? everywhere;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Show the sum"
        value={choice}
        onChange={(event) => setChoice(event.target.value)}
        sx={{ width: 220 }}
      >
        {choices.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 424 }}>
        <DataGridPremium
          aria-label="Harvests by crop and field"
          rows={harvests}
          columns={columns}
          getAggregationPosition={getPosition}
          defaultGroupingExpansionDepth={-1}
          groupingColDef={{ flex: 1, minWidth: 170 }}
          hideFooter
          initialState={{
            columns: { columnVisibilityModel: { crop: false, field: false } },
            rowGrouping: { model: ['crop', 'field'] },
            aggregation: { model: { kilos: 'sum' } },
          }}
        />
      </Box>
    </Stack>
  );
}
